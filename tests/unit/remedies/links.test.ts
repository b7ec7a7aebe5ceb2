import { testRemedies } from "../../fixtures/remedies.ts";

const amc = "services/amc.yaml";
const lead = /(?<=^ {2}lead: )!confirm >-\n(?: {4}.*\n)+/m;

testRemedies([
  [
    "a link that ends in .html",
    [[amc, lead, "See [rooms](/solutions/cold-rooms.html).\n"]],
    /Write \/solutions\/cold-rooms$/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms).\n"]],
  ],
  [
    "a link in capitals",
    [[amc, lead, "See [rooms](/Solutions/Cold-Rooms#section-prices).\n"]],
    /Write \/solutions\/cold-rooms#section-prices$/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms).\n"]],
  ],
  [
    "a path in capitals",
    [[amc, /(?<=firstAid: ).*/, "/Contact#Not-Cooling"]],
    /write, for example, \/contact#not-cooling/,
    [[amc, /(?<=firstAid: ).*/, "/contact#not-cooling"]],
  ],
  [
    "the site's own address",
    [[amc, lead, "See [rooms](https://www.example.com/solutions/cold-rooms/?x=1).\n"]],
    /write \/solutions\/cold-rooms\?x=1/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms?x=1).\n"]],
  ],
  [
    "the site's own address without www",
    [[amc, lead, "See [rooms](https://example.com/solutions/coldroom).\n"]],
    /such as \/solutions\/cold-rooms/,
    [[amc, lead, "See [rooms](/solutions/cold-rooms).\n"]],
  ],
  [
    "the preview's address",
    [[amc, lead, "See [AMC](http://localhost:4321/services/amc).\n"]],
    /write \/services\/amc/,
    [[amc, lead, "See [AMC](/services/amc).\n"]],
  ],
  [
    "the site's own address in the menu",
    [["navigation.yaml", /(?<=href: )\/about/, "https://www.example.com/about"]],
    /write \/about/,
    [["navigation.yaml", /(?<=href: )\/about/, "/about"]],
  ],
  [
    "a WhatsApp link without country code",
    [[amc, lead, "Now [write](https://wa.me/03001234567).\n"]],
    /as in https:\/\/wa\.me\/923001234567/,
    [[amc, lead, "Now [write](https://wa.me/923001234567).\n"]],
  ],
]);
