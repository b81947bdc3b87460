// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include <errno.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CTestObservation.h"

// What the next process needs is made before a signal comes: its handler may ask for no memory.
enum { word_size = 1 << 10, list_size = 64 << 10 };

static char program[4096];
static char folder[4096];
static char **variables;
static char ended[list_size];
static const char *crash_file;
static pid_t own_process;

static char test[word_size];
static char rest[HEADLESS_SNAPSHOTS_ARGUMENT_SIZE];
static volatile sig_atomic_t has_rest;

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV};
static struct sigaction former_actions[65];

static const char *name_of(int signal) {
  switch (signal) {
    case SIGILL: return "SIGILL";
    case SIGTRAP: return "SIGTRAP";
    case SIGABRT: return "SIGABRT";
    case SIGFPE: return "SIGFPE";
    case SIGBUS: return "SIGBUS";
    default: return "SIGSEGV";
  }
}

static void say(const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    const ssize_t count = write(STDERR_FILENO, text, left);
    if (count < 0 && errno != EINTR) return;
    if (count > 0) {
      text += count;
      left -= (size_t)count;
    }
  }
}

/// Adds `<test>:<signal>` to the list that the next process is given; false where it is full.
static bool add_to_ended(const char *signal) {
  const size_t present = strlen(ended);
  const size_t more = strlen(test) + strlen(signal) + 3;
  if (present + more > sizeof ended) return false;
  // The list begins with the variable's name and `=`.
  char *end = ended + present;
  if (end[-1] != '=') *end++ = ',';
  end = stpcpy(end, test);
  *end++ = ':';
  stpcpy(end, signal);
  return true;
}

/// Lets the handler that was there say what it has to say, such as Swift's the stack.
static void call_former(int signal, siginfo_t *info, void *context) {
  const struct sigaction *former = &former_actions[signal];
  if (former->sa_flags & SA_SIGINFO) {
    if (former->sa_sigaction) former->sa_sigaction(signal, info, context);
  } else if (former->sa_handler != SIG_DFL && former->sa_handler != SIG_IGN) {
    former->sa_handler(signal);
  }
}

/// Becomes the process that runs the rest; returns where that cannot be.
static void become_next_process(int signal) {
  const char *name = name_of(signal);
  if (!add_to_ended(name)) return;
  say("\nerror: ");
  say(test);
  say(" ended its process (");
  say(name);
  say(") and counts as failed. The tests after it go on in another process.\n");
  // A process keeps its blocked signals, this one among them.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (chdir(folder) != 0) return;
  // Files and locks of this process are no business of the next. They are closed with the change
  // of the program and not before it: the other threads still run, and would end the process.
  syscall(SYS_close_range, 3u, ~0u, CLOSE_RANGE_CLOEXEC);
  char *arguments[] = {program, rest, NULL};
  execve(program, arguments, variables);
}

static void handle(int signal, siginfo_t *info, void *context) {
  // A child that a test forked runs no tests. A snapshot that ended the process of a conducted run
  // is left to the command, which begins another one.
  const bool goes_on =
      has_rest && getpid() == own_process && (!crash_file || access(crash_file, F_OK) != 0);
  has_rest = 0;
  if (goes_on) {
    call_former(signal, info, context);
    become_next_process(signal);
  }
  sigaction(signal, &former_actions[signal], NULL);
  // A fault happens again when this returns. What was sent has to be sent again.
  if (info && info->si_code <= 0) raise(signal);
}

/// A copy of the process's variables without the list of ended tests, which is put behind them.
static char **copied_variables(void) {
  const char *name = HEADLESS_SNAPSHOTS_ENDED_TESTS "=";
  size_t count = 0;
  while (environ[count]) count += 1;
  char **copies = calloc(count + 2, sizeof *copies);
  if (!copies) return NULL;
  size_t kept = 0;
  for (size_t index = 0; index < count; index += 1) {
    if (strncmp(environ[index], name, strlen(name)) == 0) continue;
    if (!(copies[kept++] = strdup(environ[index]))) return NULL;
  }
  copies[kept] = ended;
  return copies;
}

bool headless_snapshots_prepare_next_process(const char *path_of_crash) {
  const char *present = getenv(HEADLESS_SNAPSHOTS_ENDED_TESTS);
  const int length = snprintf(
      ended, sizeof ended, HEADLESS_SNAPSHOTS_ENDED_TESTS "=%s", present ? present : "");
  const ssize_t program_length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length >= (int)sizeof ended || program_length <= 0) return false;
  if (!getcwd(folder, sizeof folder) || !(variables = copied_variables())) return false;
  if (path_of_crash) crash_file = strdup(path_of_crash);
  own_process = getpid();

  struct sigaction action = {0};
  action.sa_sigaction = handle;
  // On a stack of its own, where the thread has one: an endless recursion has used up the other.
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    sigaction(signals[index], &action, &former_actions[signals[index]]);
  }
  return true;
}

void headless_snapshots_set_rest(const char *running, const char *others) {
  has_rest = 0;
  if (!running || !others) return;
  if (strlen(running) >= sizeof test || strlen(others) >= sizeof rest) return;
  strcpy(test, running);
  strcpy(rest, others);
  has_rest = 1;
}
