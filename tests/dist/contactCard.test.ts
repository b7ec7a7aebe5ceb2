import { readFileSync } from "node:fs";
import { join } from "node:path";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { telHref, whatsappHref } from "../../src/content/contacts.ts";
import { dist, page, site } from "../fixtures/dist.ts";
import { all, one } from "../fixtures/html.ts";

const { main } = page("/contact");
const { phone, whatsapp = "", map, name } = site.facts;

test("the contact page links to the contact card and to directions", () => {
  const hrefs = all(main, "a").map(({ attributes }) => attributes["href"]);
  expect(hrefs).toContain("/contact.vcf");
  expect(hrefs).toContain(map.directions);
  const card = readFileSync(join(dist, "contact.vcf"), "utf8");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[^]*\r\nEND:VCARD\r\n$/);
  expect(card).toContain(`FN:${name}`);
  expect(card).toContain(telHref(phone).replace("tel:", ""));
});

test("the QR code reads as the WhatsApp address", () => {
  const drawing = all(main, "svg", { role: "img" }).find(
    ({ attributes }) => attributes["aria-label"] === site.contact.details.code,
  );
  const size = Number(
    drawing?.attributes["viewbox"]?.split(" ")[2] ?? drawing?.attributes["viewBox"]?.split(" ")[2],
  );
  const path = one(drawing, "path").attributes["d"] ?? "";
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let at = Number(x) * scale; at < (Number(x) + Number(run)) * scale; at++)
        data.fill(0, 4 * (row * width + at), 4 * (row * width + at) + 3);
  expect(decodeQR({ width, height: width, data })).toBe(whatsappHref(whatsapp));
});
