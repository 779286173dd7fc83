#include "canvas.h"
#include <stdlib.h>
#include <string.h>

// --- bitmaps ---

canvas *canvas_wrap(cairo_surface_t *surface) {
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  canvas *c = calloc(1, sizeof *c);
  if (!c) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  c->surface = surface;
  c->cr = cairo_create(surface);
  cairo_set_line_width(c->cr, 1);
  return c;
}

canvas *canvas_new(int width, int height) {
  if (width <= 0 || height <= 0 || width > 32000 || height > 32000) return NULL;
  return canvas_wrap(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
}

canvas *canvas_pixel(void) {
  canvas *c = canvas_new(1, 1);
  if (!c) abort();
  return c;
}

void canvas_free(canvas *c) {
  if (!c) return;
  cairo_destroy(c->cr);
  cairo_surface_destroy(c->surface);
  free(c);
}

int canvas_width(const canvas *c) { return cairo_image_surface_get_width(c->surface); }
int canvas_height(const canvas *c) { return cairo_image_surface_get_height(c->surface); }
int canvas_stride(const canvas *c) { return cairo_image_surface_get_stride(c->surface); }

uint8_t *canvas_pixels(canvas *c) {
  cairo_surface_flush(c->surface);
  return cairo_image_surface_get_data(c->surface);
}

void canvas_touched(canvas *c) { cairo_surface_mark_dirty(c->surface); }

// --- PNG ---

typedef struct {
  uint8_t *bytes;
  size_t length, room;
} buffer;

static cairo_status_t append(void *closure, const unsigned char *data, unsigned length) {
  buffer *b = closure;
  if (b->length + length > b->room) {
    size_t room = (b->length + length) * 2;
    uint8_t *bytes = realloc(b->bytes, room);
    if (!bytes) return CAIRO_STATUS_NO_MEMORY;
    b->bytes = bytes;
    b->room = room;
  }
  memcpy(b->bytes + b->length, data, length);
  b->length += length;
  return CAIRO_STATUS_SUCCESS;
}

uint8_t *canvas_png(canvas *c, size_t *length) {
  buffer b = {0};
  cairo_surface_flush(c->surface);
  if (cairo_surface_write_to_png_stream(c->surface, append, &b) != CAIRO_STATUS_SUCCESS) {
    free(b.bytes);
    *length = 0;
    return NULL;
  }
  *length = b.length;
  return b.bytes;
}

static cairo_status_t consume(void *closure, unsigned char *data, unsigned length) {
  buffer *b = closure;
  if (b->length < length) return CAIRO_STATUS_READ_ERROR;
  memcpy(data, b->bytes, length);
  b->bytes += length;
  b->length -= length;
  return CAIRO_STATUS_SUCCESS;
}

canvas *canvas_from_png(const uint8_t *bytes, size_t length) {
  buffer b = {(uint8_t *)bytes, length, length};
  cairo_surface_t *read = cairo_image_surface_create_from_png_stream(consume, &b);
  if (cairo_surface_status(read) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(read);
    return NULL;
  }
  canvas *c = canvas_new(cairo_image_surface_get_width(read), cairo_image_surface_get_height(read));
  if (c) {
    cairo_set_source_surface(c->cr, read, 0, 0);
    cairo_paint(c->cr);
  }
  cairo_surface_destroy(read);
  return c;
}

// --- state ---

void canvas_save(canvas *c) { cairo_save(c->cr); }
void canvas_restore(canvas *c) { cairo_restore(c->cr); }

void canvas_concat(canvas *c, double a, double b, double cc, double d, double tx, double ty) {
  // Cairo refuses a matrix without inverse and every later call with it: such a space has no
  // points to draw, so what follows is clipped away instead.
  double determinant = a * d - b * cc;
  if (!(determinant > 1e-12 || determinant < -1e-12)) {
    cairo_new_path(c->cr);
    cairo_clip(c->cr);
    return;
  }
  cairo_matrix_t m;
  cairo_matrix_init(&m, a, b, cc, d, tx, ty);
  cairo_transform(c->cr, &m);
}

void canvas_matrix(canvas *c, double out[6]) {
  cairo_matrix_t m;
  cairo_get_matrix(c->cr, &m);
  out[0] = m.xx, out[1] = m.yx, out[2] = m.xy, out[3] = m.yy, out[4] = m.x0, out[5] = m.y0;
}

void canvas_set_matrix(canvas *c, const double v[6]) {
  cairo_matrix_t m;
  cairo_matrix_init(&m, v[0], v[1], v[2], v[3], v[4], v[5]);
  cairo_set_matrix(c->cr, &m);
}

// --- paths ---

void canvas_path_clear(canvas *c) { cairo_new_path(c->cr); }
void canvas_move(canvas *c, double x, double y) { cairo_move_to(c->cr, x, y); }
void canvas_line(canvas *c, double x, double y) { cairo_line_to(c->cr, x, y); }
void canvas_curve(canvas *c, double x1, double y1, double x2, double y2, double x3, double y3) {
  cairo_curve_to(c->cr, x1, y1, x2, y2, x3, y3);
}
void canvas_close(canvas *c) { cairo_close_path(c->cr); }
void canvas_rect(canvas *c, double x, double y, double width, double height) {
  cairo_rectangle(c->cr, x, y, width, height);
}

static void fill_rule(canvas *c, int even_odd) {
  cairo_set_fill_rule(c->cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
}

int canvas_path_contains(canvas *c, double x, double y, int even_odd) {
  fill_rule(c, even_odd);
  return cairo_in_fill(c->cr, x, y);
}

static void extents(double out[4], double x0, double y0, double x1, double y1) {
  out[0] = x0, out[1] = y0, out[2] = x1 - x0, out[3] = y1 - y0;
}

void canvas_path_extents(canvas *c, double out[4]) {
  double x0, y0, x1, y1;
  cairo_path_extents(c->cr, &x0, &y0, &x1, &y1);
  extents(out, x0, y0, x1, y1);
}

void canvas_clip_extents(canvas *c, double out[4]) {
  double x0, y0, x1, y1;
  cairo_clip_extents(c->cr, &x0, &y0, &x1, &y1);
  extents(out, x0, y0, x1, y1);
}

// --- paint ---

void canvas_color(canvas *c, double red, double green, double blue, double alpha) {
  cairo_set_source_rgba(c->cr, red, green, blue, alpha);
}

static void gradient(canvas *c, cairo_pattern_t *pattern, const double *stops, int count) {
  for (int i = 0; i < count; i++, stops += 5)
    cairo_pattern_add_color_stop_rgba(pattern, stops[0], stops[1], stops[2], stops[3], stops[4]);
  cairo_set_source(c->cr, pattern);
  cairo_pattern_destroy(pattern);
}

void canvas_linear(canvas *c, double x0, double y0, double x1, double y1, const double *stops,
                   int count) {
  gradient(c, cairo_pattern_create_linear(x0, y0, x1, y1), stops, count);
}

void canvas_radial(canvas *c, double x0, double y0, double r0, double x1, double y1, double r1,
                   const double *stops, int count) {
  gradient(c, cairo_pattern_create_radial(x0, y0, r0, x1, y1, r1), stops, count);
}

void canvas_stroke_style(canvas *c, double width, int cap, int join, double miter,
                         const double *dashes, int count, double phase) {
  static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND,
                                          CAIRO_LINE_CAP_SQUARE};
  static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND,
                                            CAIRO_LINE_JOIN_BEVEL};
  cairo_set_line_width(c->cr, width);
  cairo_set_line_cap(c->cr, caps[cap >= 0 && cap < 3 ? cap : 0]);
  cairo_set_line_join(c->cr, joins[join >= 0 && join < 3 ? join : 0]);
  cairo_set_miter_limit(c->cr, miter);
  double sum = 0;  // Cairo takes no dashes that are all nothing, and no negative one
  for (int i = 0; i < count; i++) sum = dashes[i] < 0 ? -1e9 : sum + dashes[i];
  cairo_set_dash(c->cr, dashes, sum > 0 ? count : 0, phase);
}

void canvas_blend(canvas *c, int blend) {
  static const cairo_operator_t operators[] = {
      CAIRO_OPERATOR_OVER,   CAIRO_OPERATOR_CLEAR,   CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_MULTIPLY,
      CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_OUT,
      CAIRO_OPERATOR_ATOP};
  cairo_set_operator(c->cr, operators[blend >= 0 && blend < 8 ? blend : 0]);
}

void canvas_antialias(canvas *c, int on) {
  cairo_set_antialias(c->cr, on ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE);
}

void canvas_fill(canvas *c, int even_odd) {
  fill_rule(c, even_odd);
  cairo_fill_preserve(c->cr);
}

void canvas_stroke(canvas *c) { cairo_stroke_preserve(c->cr); }

void canvas_clip(canvas *c, int even_odd) {
  fill_rule(c, even_odd);
  cairo_clip_preserve(c->cr);
}

void canvas_paint(canvas *c, double alpha) { cairo_paint_with_alpha(c->cr, alpha); }

// --- groups ---

void canvas_group_begin(canvas *c) { cairo_push_group(c->cr); }

void canvas_group_end(canvas *c, double alpha) {
  cairo_pop_group_to_source(c->cr);
  cairo_paint_with_alpha(c->cr, alpha);
}

void canvas_mask_begin(canvas *c) { cairo_push_group(c->cr); }

void canvas_mask_end(canvas *c, double alpha) {
  cairo_pattern_t *mask = cairo_pop_group(c->cr);
  cairo_pattern_t *content = cairo_pop_group(c->cr);
  cairo_push_group(c->cr);
  cairo_set_source(c->cr, content);
  cairo_mask(c->cr, mask);
  cairo_pop_group_to_source(c->cr);
  cairo_paint_with_alpha(c->cr, alpha);
  cairo_pattern_destroy(mask);
  cairo_pattern_destroy(content);
}

// --- images ---

static void place(canvas *c, canvas *image, double x, double y, double width, double height,
                  int smooth) {
  static const cairo_filter_t filters[] = {CAIRO_FILTER_NEAREST, CAIRO_FILTER_BILINEAR,
                                           CAIRO_FILTER_GOOD};
  cairo_translate(c->cr, x, y);
  cairo_scale(c->cr, width / canvas_width(image), height / canvas_height(image));
  cairo_surface_flush(image->surface);
  cairo_set_source_surface(c->cr, image->surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(c->cr), filters[smooth >= 0 && smooth < 3 ? smooth : 2]);
  cairo_pattern_set_extend(cairo_get_source(c->cr), CAIRO_EXTEND_PAD);
}

void canvas_image(canvas *c, canvas *image, double x, double y, double width, double height,
                  double alpha, int smooth) {
  if (!(width > 0 && height > 0)) return;
  cairo_save(c->cr);
  cairo_path_t *path = cairo_copy_path(c->cr);
  cairo_new_path(c->cr);
  cairo_rectangle(c->cr, x, y, width, height);
  cairo_clip(c->cr);
  place(c, image, x, y, width, height, smooth);
  cairo_paint_with_alpha(c->cr, alpha);
  cairo_restore(c->cr);
  cairo_append_path(c->cr, path);
  cairo_path_destroy(path);
}

void canvas_stencil(canvas *c, canvas *image, double x, double y, double width, double height,
                    double red, double green, double blue, double alpha) {
  if (!(width > 0 && height > 0)) return;
  cairo_save(c->cr);
  cairo_new_path(c->cr);
  cairo_rectangle(c->cr, x, y, width, height);
  cairo_clip(c->cr);
  place(c, image, x, y, width, height, 2);
  cairo_pattern_t *stencil = cairo_pattern_reference(cairo_get_source(c->cr));
  cairo_set_source_rgba(c->cr, red, green, blue, alpha);
  cairo_mask(c->cr, stencil);
  cairo_pattern_destroy(stencil);
  cairo_restore(c->cr);
}

canvas *canvas_copy(canvas *c, int x, int y, int width, int height) {
  canvas *copy = canvas_new(width, height);
  if (!copy) return NULL;
  double dx = 0, dy = 0;
  cairo_surface_t *group = cairo_get_group_target(c->cr);
  cairo_surface_get_device_offset(group, &dx, &dy);
  cairo_surface_flush(group);
  cairo_set_source_surface(copy->cr, group, -x, -y);
  cairo_pattern_set_extend(cairo_get_source(copy->cr), CAIRO_EXTEND_PAD);
  cairo_paint(copy->cr);
  return copy;
}
