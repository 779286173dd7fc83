#include "canvas.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// One running average over a line of four-channel pixels, its ends continued.
static void box(const uint8_t *in, uint8_t *out, int count, int step, int left, int right) {
  uint32_t sum[4] = {0};
  uint32_t span = (uint32_t)(left + right + 1), half = span / 2;
  for (int i = -left; i <= right; i++) {
    const uint8_t *p = in + (i < 0 ? 0 : i >= count ? count - 1 : i) * step;
    for (int k = 0; k < 4; k++) sum[k] += p[k];
  }
  for (int i = 0; i < count; i++) {
    int enters = i + right + 1, leaves = i - left;
    const uint8_t *e = in + (enters >= count ? count - 1 : enters) * step;
    const uint8_t *l = in + (leaves < 0 ? 0 : leaves) * step;
    for (int k = 0; k < 4; k++) {
      out[i * 4 + k] = (uint8_t)((sum[k] + half) / span);
      sum[k] += e[k];
      sum[k] -= l[k];
    }
  }
}

static void pass(uint8_t *pixels, int count, int step, int radius[3], uint8_t *a, uint8_t *b) {
  box(pixels, a, count, step, radius[0], radius[0]);
  box(a, b, count, 4, radius[1], radius[1]);
  box(b, a, count, 4, radius[2], radius[2]);
  for (int i = 0; i < count; i++) memcpy(pixels + i * step, a + i * 4, 4);
}

void canvas_blur(canvas *c, double sigma) {
  if (!(sigma > 0.1)) return;
  int width = canvas_width(c), height = canvas_height(c), stride = canvas_stride(c);
  // Three boxes whose variances add up to sigma squared.
  double ideal = sqrt(12 * sigma * sigma / 3 + 1);
  int low = (int)floor(ideal);
  if (low % 2 == 0) low -= 1;
  int many = (int)lround((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4.0 * low - 4));
  int radius[3];
  for (int i = 0; i < 3; i++) radius[i] = ((i < many ? low : low + 2) - 1) / 2;
  int longest = width > height ? width : height;
  uint8_t *a = malloc((size_t)longest * 4), *b = malloc((size_t)longest * 4);
  if (a && b) {
    uint8_t *pixels = canvas_pixels(c);
    for (int y = 0; y < height; y++) pass(pixels + y * stride, width, 4, radius, a, b);
    for (int x = 0; x < width; x++) pass(pixels + x * 4, height, stride, radius, a, b);
    canvas_touched(c);
  }
  free(a);
  free(b);
}
