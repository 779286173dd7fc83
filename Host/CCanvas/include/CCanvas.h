// Drawing and text for the host, over Cairo and Pango. Self-contained: a reader of this header
// needs neither library's headers.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct canvas canvas;            // a bitmap and a pen on it
typedef struct canvas_text canvas_text;  // laid-out text

// A bitmap of premultiplied 32-bit pixels (blue, green, red, alpha in memory), cleared. NULL when
// the size is not positive, or too large.
canvas *canvas_new(int width, int height);
// One clear pixel. Ends the program when there is no memory for that.
canvas *canvas_pixel(void);
// A canvas from PNG data; NULL when it is none.
canvas *canvas_from_png(const uint8_t *bytes, size_t length);
void canvas_free(canvas *);
int canvas_width(const canvas *);
int canvas_height(const canvas *);
int canvas_stride(const canvas *);
// The pixels, after all drawing has been flushed to them. canvas_touched after writing there.
uint8_t *canvas_pixels(canvas *);
void canvas_touched(canvas *);
// PNG data of the canvas; free() it. Straight pixels, no time in it: same pixels, same bytes.
uint8_t *canvas_png(canvas *, size_t *length);

void canvas_save(canvas *);
void canvas_restore(canvas *);
void canvas_concat(canvas *, double a, double b, double c, double d, double tx, double ty);
void canvas_matrix(canvas *, double out[6]);
void canvas_set_matrix(canvas *, const double matrix[6]);

void canvas_path_clear(canvas *);
void canvas_move(canvas *, double x, double y);
void canvas_line(canvas *, double x, double y);
void canvas_curve(canvas *, double x1, double y1, double x2, double y2, double x3, double y3);
void canvas_close(canvas *);
void canvas_rect(canvas *, double x, double y, double width, double height);
// Whether the point, in user space, is inside the path.
int canvas_path_contains(canvas *, double x, double y, int even_odd);
// The bounds of the path in user space, of its curves and not of their control points.
void canvas_path_extents(canvas *, double out[4]);

// The paint of the following fills and strokes: a colour, or a gradient in user space.
void canvas_color(canvas *, double red, double green, double blue, double alpha);
// stops: position, red, green, blue, alpha each
void canvas_linear(canvas *, double x0, double y0, double x1, double y1, const double *stops,
                   int count);
void canvas_radial(canvas *, double x0, double y0, double r0, double x1, double y1, double r1,
                   const double *stops, int count);
void canvas_stroke_style(canvas *, double width, int cap, int join, double miter,
                         const double *dashes, int count, double phase);
// blend: 0 over, 1 clear, 2 copy, 3 multiply, 4 screen, 5 destination in, 6 destination out,
// 7 on top of what is there alone
void canvas_blend(canvas *, int blend);
// These keep the path.
void canvas_fill(canvas *, int even_odd);
void canvas_stroke(canvas *);
void canvas_clip(canvas *, int even_odd);
void canvas_paint(canvas *, double alpha);
void canvas_antialias(canvas *, int on);
// The clip's bounds in user space: x, y, width, height.
void canvas_clip_extents(canvas *, double out[4]);

// What is drawn between the two goes to a layer of its own, painted with an opacity at the end.
void canvas_group_begin(canvas *);
void canvas_group_end(canvas *, double alpha);
// Ends the group, and paints it through what the second group (drawn between mask_begin and
// mask_end) has of alpha: group_begin, content, mask_begin, mask, mask_end.
void canvas_mask_begin(canvas *);
void canvas_mask_end(canvas *, double alpha);

// The image stretched over a rectangle of user space; smooth: 0 nearest, 1 bilinear, 2 best.
void canvas_image(canvas *, canvas *image, double x, double y, double width, double height,
                  double alpha, int smooth);
// The image's alpha as a stencil for a colour.
void canvas_stencil(canvas *, canvas *image, double x, double y, double width, double height,
                    double red, double green, double blue, double alpha);
// Blurs the whole canvas with a Gaussian of so many pixels, as three box blurs.
void canvas_blur(canvas *, double sigma);
// What has been drawn in the innermost group, under a rectangle of device pixels.
canvas *canvas_copy(canvas *, int x, int y, int width, int height);

// --- text ---
typedef struct {
  int start, length;      // bytes of the UTF-8 text
  const char *family;     // families, comma separated
  double size;            // in points of user space
  int weight;             // 100 ... 1000
  int italic;
  const char *features;   // OpenType features, or NULL
  double letter_spacing;  // points
  double red, green, blue, alpha;
  int underline, strikethrough;
  double ascent, descent; // the line's share of this run: what the caller's font says
  double rise;            // points above the baseline
} canvas_run;

typedef struct {
  double x, width;           // of the glyphs' advance, from the layout's left edge
  double baseline;           // from the layout's top
  double ascent, descent;
  int start, length;         // bytes
  int ends_paragraph;
} canvas_line_info;

// wrap: 0 words, 1 characters, 2 none; ellipsis: 0 none, 1 head, 2 middle, 3 tail; alignment: 0
// left, 1 centre, 2 right, 3 justified; max_width < 0: unbounded; max_lines 0: any number.
canvas_text *canvas_text_new(const char *utf8, const canvas_run *runs, int count, double max_width,
                             int max_lines, int wrap, int ellipsis, int alignment, int right_to_left,
                             double line_spacing, double min_line_height, double max_line_height,
                             double line_height_multiple, double paragraph_spacing,
                             double head_indent, double first_indent);
void canvas_text_free(canvas_text *);
int canvas_text_lines(const canvas_text *);
canvas_line_info canvas_text_line(const canvas_text *, int index);
double canvas_text_width(const canvas_text *);
double canvas_text_height(const canvas_text *);
int canvas_text_truncated(const canvas_text *);
// Draws with the layout's top left at the point; aligned in `width`. With `pixels` (of a point)
// above 0 each baseline lies on a whole pixel from the origin of user space.
void canvas_text_draw(canvas *, canvas_text *, double x, double y, double width, double pixels);
// The cursor's x, from the line's left, before the byte; and the byte nearest to an x on a line.
double canvas_text_x(const canvas_text *, int line, int byte);
int canvas_text_index(const canvas_text *, int line, double x);
// Units of the first family that is installed, per point of size: x height and cap height.
void canvas_font_metrics(const char *family, int weight, double out[2]);
