// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Tells of the end of objects whose classes know nothing of it.
//
// Swift has no associated objects on Linux. What ends an object is a function that its class names,
// two words before where an object's first word points: it runs the bodies of `deinit`, releases
// the properties and frees the memory. Of a class whose objects are to be told of, that function
// is replaced by one that runs it and then tells. A subclass has a function of its own, and is a
// class of its own here.

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "CObjectEndings.h"

#define SWIFT __attribute__((swiftcall))
#define OBJECT __attribute__((swift_context)) void *object

typedef SWIFT void (*Ending)(OBJECT);

/// Of the Swift runtime: an object's memory stays as long as an unowned reference to it does.
extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);
extern bool swift_isDeallocating(void *object);

/// In AssociatedStorage+Owner.swift. The memory of `object` is still its own.
extern SWIFT void headless_uikit_object_ended(const void *object);

/// A class that is told of, and what ended its objects before.
struct Class {
  const void *class;
  Ending former;
  struct Class *next;
};

/// Lists by the classes' addresses; they only grow, so that reading them takes no lock.
enum { lists = 1024 };
static _Atomic(struct Class *) known[lists];
static pthread_mutex_t growing = PTHREAD_MUTEX_INITIALIZER;

static _Atomic(struct Class *) *list(const void *class) {
  // Records of classes are some hundred bytes apart.
  return &known[((uintptr_t)class >> 5) % lists];
}

static struct Class *find(const void *class) {
  struct Class *found = atomic_load_explicit(list(class), memory_order_acquire);
  while (found && found->class != class) { found = found->next; }
  return found;
}

static SWIFT void end_and_tell(OBJECT) {
  struct Class *class = find(*(const void **)object);
  // Until it is told, no other object may come to lie here.
  swift_unownedRetain(object);
  class->former(object);
  headless_uikit_object_ended(object);
  swift_unownedRelease(object);
}

/// Whether the end of `object` will be told. It is not where it came before it was asked for.
SWIFT bool headless_uikit_hear_end(void *object) {
  const void *class = *(const void **)object;
  if (find(class)) { return true; }
  if (swift_isDeallocating(object)) { return false; }
  pthread_mutex_lock(&growing);
  if (!find(class)) {
    struct Class *added = malloc(sizeof(struct Class));
    if (!added) { abort(); }
    _Atomic(Ending) *ending = (_Atomic(Ending) *)class - 2;
    added->class = class;
    added->former = atomic_load(ending);
    added->next = atomic_load(list(class));
    // Who ends by the new function finds the former one.
    atomic_store_explicit(list(class), added, memory_order_release);
    atomic_store(ending, end_and_tell);
  }
  pthread_mutex_unlock(&growing);
  return true;
}
