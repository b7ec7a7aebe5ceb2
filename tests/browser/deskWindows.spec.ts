import { startDev } from "../fixtures/devServer.ts";
import {
  at,
  dev,
  field,
  onPage,
  openStep,
  original,
  press,
  project,
  read,
  saved,
  step,
  url,
  withDesk,
  write,
} from "./desk.ts";
import { long } from "./tags.ts";
import { expect, test } from "./test.ts";

withDesk();

test("a change by another program is not overwritten", async ({ page }) => {
  const text = await openStep(page);
  write(original.replace(`${text.slice(0, 9)}`, "From elsewhere"));
  await field(page, at).fill("Mine");
  await expect(page.getByText("In the file: From elsewhere")).toBeVisible();
  expect(saved(at)).toMatch(/^From elsewhere/);
  await press(page, "Keep yours");
  await expect.poll(() => saved(at)).toBe("Mine");
});

test("unsaved text is offered again", async ({ page }) => {
  await openStep(page);
  await field(page, at).fill("See [there](/nowhere)");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.reload();
  await openStep(page).catch(() => undefined);
  await expect(page.getByText("Yours: See [there](/nowhere)")).toBeVisible();
  await press(page, "Keep the file’s");
  expect(read()).toBe(original);
});

test("a second window does not overwrite the first", async ({ page, context }) => {
  await openStep(page);
  const second = await context.newPage();
  await second.goto(`${dev.origin}/__desk/?page=${url}`);
  await expect(onPage(second).getByRole("heading", { level: 1 })).toBeVisible();
  await openStep(second);
  await field(page, at).fill("From the first");
  await expect.poll(() => saved(at)).toBe("From the first");
  await field(second, at).fill("From the second");
  await expect(second.getByText("In the file: From the first")).toBeVisible();
  expect(saved(at)).toBe("From the first");
});

test("two servers of a folder keep each other's saves", long, async ({ page, context }) => {
  const other = await startDev(project);
  try {
    const second = await context.newPage();
    await second.goto(`${other.origin}/__desk/?page=${url}`);
    await openStep(second);
    await openStep(page);
    const next = `${step.list}/1/text`;
    await field(page, at).fill("From the first");
    await expect(onPage(second).getByText("From the first", { exact: true })).toBeVisible();
    await field(second, next).fill("From the second");
    await expect(onPage(page).getByText("From the second", { exact: true })).toBeVisible();
    expect([saved(at), saved(next)]).toEqual(["From the first", "From the second"]);
    await expect(field(second, at)).toHaveValue("From the first");
  } finally {
    await other.stop();
  }
});
