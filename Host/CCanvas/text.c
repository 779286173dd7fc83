#include "canvas.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct canvas_text {
  PangoLayout *layout;
  canvas_line_info *lines;
  int count, truncated, alignment;
  double width, height;
  int max_lines;
};

// One context for all: outlines as the font has them, grey antialiasing, positions unrounded, so
// that text looks the same at every scale and measures the same everywhere.
static PangoContext *context(void) {
  static PangoContext *shared;
  if (!shared) {
    PangoFontMap *map = pango_cairo_font_map_new();
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    shared = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(shared, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(shared, FALSE);
    pango_context_set_language(shared, pango_language_from_string("ko"));
    g_object_unref(map);
  }
  return shared;
}

static PangoFontDescription *describe(const char *family, double size, int weight, int italic) {
  PangoFontDescription *d = pango_font_description_new();
  pango_font_description_set_family(d, family);
  pango_font_description_set_absolute_size(d, size * PANGO_SCALE);
  pango_font_description_set_weight(d, weight);
  pango_font_description_set_style(d, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  return d;
}

static void insert(PangoAttrList *list, PangoAttribute *attribute, const canvas_run *run) {
  attribute->start_index = (guint)run->start;
  attribute->end_index = (guint)(run->start + run->length);
  pango_attr_list_insert(list, attribute);
}

static PangoAttrList *attributes(const canvas_run *runs, int count) {
  PangoAttrList *list = pango_attr_list_new();
  for (const canvas_run *r = runs; r < runs + count; r++) {
    PangoFontDescription *d = describe(r->family, r->size, r->weight, r->italic);
    insert(list, pango_attr_font_desc_new(d), r);
    pango_font_description_free(d);
    insert(list, pango_attr_foreground_new((guint16)(r->red * 65535), (guint16)(r->green * 65535),
                                           (guint16)(r->blue * 65535)), r);
    guint16 alpha = (guint16)(r->alpha * 65535);
    insert(list, pango_attr_foreground_alpha_new(alpha ? alpha : 1), r);
    if (r->features) insert(list, pango_attr_font_features_new(r->features), r);
    if (r->letter_spacing != 0)
      insert(list, pango_attr_letter_spacing_new((int)(r->letter_spacing * PANGO_SCALE)), r);
    if (r->underline) insert(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), r);
    if (r->strikethrough) insert(list, pango_attr_strikethrough_new(TRUE), r);
    if (r->rise != 0) insert(list, pango_attr_rise_new((int)(r->rise * PANGO_SCALE)), r);
  }
  return list;
}

static double clamp_height(double height, double low, double high) {
  if (low > 0 && height < low) height = low;
  if (high > 0 && height > high) height = high;
  return height;
}

canvas_text *canvas_text_new(const char *utf8, const canvas_run *runs, int count, double max_width,
                             int max_lines, int wrap, int ellipsis, int alignment, int right_to_left,
                             double line_spacing, double min_line_height, double max_line_height,
                             double line_height_multiple, double paragraph_spacing,
                             double head_indent, double first_indent) {
  canvas_text *t = calloc(1, sizeof *t);
  if (!t) return NULL;
  PangoLayout *layout = t->layout = pango_layout_new(context());
  t->alignment = alignment;
  t->max_lines = max_lines;
  pango_layout_set_auto_dir(layout, FALSE);
  pango_context_set_base_dir(context(), right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  pango_layout_context_changed(layout);
  pango_layout_set_text(layout, utf8, -1);
  PangoAttrList *list = attributes(runs, count);
  pango_layout_set_attributes(layout, list);
  pango_attr_list_unref(list);
  pango_layout_set_alignment(layout, right_to_left ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  if (alignment == 3) pango_layout_set_justify(layout, TRUE);
  // Text measured unbounded fits in the width it was given: rounding, and Pango's way to reckon
  // letter spacing at the ends of a line, must not break it.
  double slack = 2;
  for (const canvas_run *r = runs; r < runs + count; r++) {
    double spacing = fabs(r->letter_spacing) * PANGO_SCALE;
    if (spacing + 2 > slack) slack = spacing + 2;
  }
  if (max_width >= 0 && wrap != 2) {
    pango_layout_set_width(layout, (int)((max_width - head_indent) * PANGO_SCALE + slack));
    pango_layout_set_wrap(layout, wrap == 1 ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  } else if (max_width >= 0 && ellipsis) {
    pango_layout_set_width(layout, (int)(max_width * PANGO_SCALE + slack));
  }
  if (first_indent != head_indent)
    pango_layout_set_indent(layout, (int)((first_indent - head_indent) * PANGO_SCALE));
  if (ellipsis && max_width >= 0 && max_lines > 0) {
    static const PangoEllipsizeMode modes[] = {PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START,
                                               PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END};
    pango_layout_set_ellipsize(layout, modes[ellipsis]);
    pango_layout_set_height(layout, -max_lines);
  }
  t->truncated = pango_layout_is_ellipsized(layout);

  int total = pango_layout_get_line_count(layout);
  t->count = max_lines > 0 && total > max_lines ? max_lines : total;
  if (total > t->count) t->truncated = 1;
  t->lines = calloc((size_t)(t->count > 0 ? t->count : 1), sizeof *t->lines);
  double y = 0;
  for (int i = 0; i < t->count; i++) {
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, i);
    canvas_line_info *info = &t->lines[i];
    PangoRectangle logical;
    pango_layout_line_get_extents(line, NULL, &logical);
    info->start = line->start_index;
    info->length = line->length;
    double indent = line->is_paragraph_start ? first_indent : head_indent;
    info->x = indent;
    info->width = (double)logical.width / PANGO_SCALE;
    for (const canvas_run *r = runs; r < runs + count; r++) {
      int ends = r->start + r->length;
      int touches = info->length > 0
                        ? r->start < info->start + info->length && ends > info->start
                        : r->start <= info->start && ends >= info->start;
      if (!touches) continue;
      if (r->ascent > info->ascent) info->ascent = r->ascent;
      if (r->descent > info->descent) info->descent = r->descent;
    }
    double natural = info->ascent + info->descent;
    double height = line_height_multiple > 0 ? natural * line_height_multiple : natural;
    height = clamp_height(height, min_line_height, max_line_height);
    info->baseline = y + height - info->descent;
    info->ends_paragraph = 1;
    if (i + 1 < total) {
      PangoLayoutLine *next = pango_layout_get_line_readonly(layout, i + 1);
      info->ends_paragraph = next->is_paragraph_start;
    }
    y += height;
    if (i + 1 < t->count) y += line_spacing + (info->ends_paragraph ? paragraph_spacing : 0);
    if (indent + info->width > t->width) t->width = indent + info->width;
  }
  t->height = y;
  return t;
}

void canvas_text_free(canvas_text *t) {
  if (!t) return;
  g_object_unref(t->layout);
  free(t->lines);
  free(t);
}

int canvas_text_lines(const canvas_text *t) { return t->count; }
double canvas_text_width(const canvas_text *t) { return t->width; }
double canvas_text_height(const canvas_text *t) { return t->height; }
int canvas_text_truncated(const canvas_text *t) { return t->truncated; }

canvas_line_info canvas_text_line(const canvas_text *t, int index) {
  canvas_line_info none = {0};
  return index >= 0 && index < t->count ? t->lines[index] : none;
}

static double line_x(const canvas_text *t, int index, double width) {
  double free_width = width - t->lines[index].width - t->lines[index].x;
  if (t->alignment == 1) return t->lines[index].x + free_width / 2;
  if (t->alignment == 2) return t->lines[index].x + free_width;
  return t->lines[index].x;
}

void canvas_text_draw(canvas *c, canvas_text *t, double x, double y, double width, double pixels) {
  cairo_save(c->cr);
  cairo_new_path(c->cr);
  for (int i = 0; i < t->count; i++) {
    double baseline = y + t->lines[i].baseline;
    if (pixels > 0) baseline = round(baseline * pixels) / pixels;
    cairo_move_to(c->cr, x + line_x(t, i, width), baseline);
    pango_cairo_show_layout_line(c->cr, pango_layout_get_line_readonly(t->layout, i));
  }
  cairo_restore(c->cr);
  cairo_new_path(c->cr);
}

double canvas_text_x(const canvas_text *t, int line, int byte) {
  if (line < 0 || line >= t->count) return 0;
  int x = 0;
  pango_layout_line_index_to_x(pango_layout_get_line_readonly(t->layout, line), byte, FALSE, &x);
  return (double)x / PANGO_SCALE;
}

int canvas_text_index(const canvas_text *t, int line, double x) {
  if (line < 0 || line >= t->count) return 0;
  int index = 0, trailing = 0;
  PangoLayoutLine *l = pango_layout_get_line_readonly(t->layout, line);
  pango_layout_line_x_to_index(l, (int)(x * PANGO_SCALE), &index, &trailing);
  const char *text = pango_layout_get_text(t->layout);
  for (; trailing > 0 && text[index]; trailing--) index = (int)(g_utf8_next_char(text + index) - text);
  return index;
}

void canvas_font_metrics(const char *family, int weight, double out[2]) {
  PangoFontDescription *d = describe(family, 1000, weight, 0);
  PangoFont *font = pango_context_load_font(context(), d);
  pango_font_description_free(d);
  out[0] = 0.53, out[1] = 0.727;  // Inter's, when nothing can be loaded
  if (!font) return;
  const char *letters = "xH";
  for (int i = 0; i < 2; i++) {
    PangoLayout *layout = pango_layout_new(context());
    PangoFontDescription *again = pango_font_describe_with_absolute_size(font);
    pango_layout_set_font_description(layout, again);
    pango_layout_set_text(layout, letters + i, 1);
    PangoRectangle ink;
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, NULL);
    if (ink.height > 0) out[i] = (double)-ink.y / PANGO_SCALE / 1000;
    pango_font_description_free(again);
    g_object_unref(layout);
  }
  g_object_unref(font);
}
