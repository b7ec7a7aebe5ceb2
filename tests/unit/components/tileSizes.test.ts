import { expect, test } from "vitest";
import { sizesOfAll, sizesOfCategory } from "../../../src/components/ProjectGrid/tileSizes.ts";

/** Cells of a grid of twelve columns. `large` spans two rows. */
const cells = { full: 12, half: 6, third: 4, large: 16 };
const filled = (sizes: (keyof typeof cells)[]) => sizes.reduce((sum, size) => sum + cells[size], 0);
const counts = Array.from({ length: 40 }, (_, index) => index + 1);

test.each(counts)("a gallery of %i tiles has full rows only", (count) => {
  for (const sizes of [sizesOfAll(count), sizesOfCategory(count)]) {
    expect(sizes).toHaveLength(count);
    expect(filled(sizes) % 12).toBe(0);
  }
});
