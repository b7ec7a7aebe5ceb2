import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paceFindings } from "../../../src/tools/verify/pace.ts";
import { check, writtenSite } from "./faultyHost.ts";
import { silentFaults } from "./silentFaults.ts";

let folder: string;
beforeAll(async () => void (folder = await writtenSite()));
afterAll(() => rm(folder, { recursive: true }));

test.each(silentFaults)("verify names %s", async (_, fault, finding) => {
  const { findings } = await check(folder, fault);
  expect(findings.map(({ message }) => message).join("\n")).toMatch(finding);
});

test("verify names a host that takes a second for each answer", async () => {
  const ticking = (step: number) => {
    let time = 0;
    return () => (time += step);
  };
  const paced = (step: number) =>
    paceFindings({ origin: "http://127.0.0.1:9" }, ["/", "/about", "/a", "/b", "/c", "/d"], ticking(step));
  expect(await paced(1000)).toMatchObject([
    { message: expect.stringContaining("1.0 seconds for each response") },
  ]);
  expect(await paced(200)).toEqual([]);
});
