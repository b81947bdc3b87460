// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Draws the texts of `benchmarks text` with Pango and Cairo, and prints the microseconds of each
// workload as one line of JSON.
//
//   pango-text LINES.txt BUDGET_MS [PICTURE.png]

#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LABEL_WIDTH = 500, LABEL_HEIGHT = 24 };
enum { SCREEN_WIDTH = 500, SCREEN_HEIGHT = 840, SCREEN_LINES = 34 };

static char **lines;
static int line_count;
static PangoContext *context;
static PangoFontDescription *font;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void read_lines(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) { perror(path); exit(1); }
  char buffer[4096];
  lines = malloc(sizeof *lines * 100000);
  while (line_count < 100000 && fgets(buffer, sizeof buffer, file)) {
    buffer[strcspn(buffer, "\n")] = 0;
    lines[line_count++] = strdup(buffer);
  }
  fclose(file);
}

static cairo_t *begin(int width, int height, cairo_surface_t **surface) {
  *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * 2, height * 2);
  cairo_t *cairo = cairo_create(*surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  cairo_scale(cairo, 2, 2);
  return cairo;
}

static void draw_line(cairo_t *cairo, const char *text, double y) {
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, LABEL_WIDTH * PANGO_SCALE);
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_text(layout, text, -1);
  cairo_move_to(cairo, 0, y);
  pango_cairo_show_layout(cairo, layout);
  g_object_unref(layout);
}

static void label(int index) {
  cairo_surface_t *surface;
  cairo_t *cairo = begin(LABEL_WIDTH, LABEL_HEIGHT, &surface);
  draw_line(cairo, lines[index % line_count], 0);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
}

static void same_label(int index) {
  (void)index;
  label(0);
}

static cairo_surface_t *draw_screen(void) {
  cairo_surface_t *surface;
  cairo_t *cairo = begin(SCREEN_WIDTH, SCREEN_HEIGHT, &surface);
  for (int i = 0; i < SCREEN_LINES; i++) draw_line(cairo, lines[i], i * 24.0);
  cairo_destroy(cairo);
  return surface;
}

static void screen(int index) {
  (void)index;
  cairo_surface_destroy(draw_screen());
}

static void empty_screen(int index) {
  (void)index;
  cairo_surface_t *surface;
  cairo_destroy(begin(SCREEN_WIDTH, SCREEN_HEIGHT, &surface));
  cairo_surface_destroy(surface);
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(void (*body)(int), double budget) {
  static double times[200000];
  int count = 0;
  for (int i = 0; i < 20; i++) body(i);
  double total = 0;
  while (count < 9 || (total < budget * 1000 && count < 200000)) {
    double start = now();
    body(20 + count);
    times[count] = now() - start;
    total += times[count++];
  }
  qsort(times, count, sizeof *times, by_value);
  return times[count / 2];
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  read_lines(argv[1]);
  double budget = atof(argv[2]);
  context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  if (argc > 3) {
    cairo_surface_t *picture = draw_screen();
    cairo_surface_write_to_png(picture, argv[3]);
    cairo_surface_destroy(picture);
  }
  double new_label = median(label, budget);
  double known_label = median(same_label, budget);
  double full = median(screen, budget);
  double empty = median(empty_screen, budget);
  printf("{\"label\": %.3f, \"sameLabel\": %.3f, \"screen\": %.3f, \"emptyScreen\": %.3f}\n",
         new_label, known_label, full, empty);
  return 0;
}
