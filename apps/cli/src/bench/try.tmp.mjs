// apps/cli/src/bench/try.tmp.ts
import { Command } from "commander";

// apps/cli/src/sim/progress.ts
import { stderr } from "node:process";
var WIDTH = 30;
var EVERY_SECONDS = 0.1;
function progressBar(now) {
  if (!stderr.isTTY) return void 0;
  let shown = now();
  return (done, of) => {
    if (done < of && now() - shown < EVERY_SECONDS) return;
    shown = now();
    const filled = Math.floor(WIDTH * done / of);
    const bar = "\u2588".repeat(filled) + "\u2591".repeat(WIDTH - filled);
    stderr.write(done < of ? `\r${bar} ${done}/${of}` : "\r\x1B[K");
  };
}

// apps/cli/src/bench/measure.ts
import { cpus } from "node:os";

// games/osadnicy/src/card-data.ts
var COLOURS = ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"];
var FACTIONS = ["barbarians", "japanese", "romans", "egyptians"];
var DECKS = ["common", ...FACTIONS];

// games/osadnicy/cards/barbarians.json
var barbarians_default = {
  pack: "base",
  deck: "barbarians",
  cards: [
    { id: "BAR001", copies: 3, name: { pl: "Puszcza", en: "Primeval Forest" }, kind: "production", colors: ["brown"], cost: { wood: 1 }, deal: ["wood", "wood", "wood"], production: [{ op: "gain", goods: { wood: 2 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR004", copies: 3, name: { pl: "Barbarzy\u0144ska kaplica", en: "Barbarian Chapel" }, kind: "action", colors: ["gold"], cost: { wood: 2, location: 1 }, deal: ["gold", "gold", "gold"], action: { spend: { worker: 2 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR007", copies: 3, name: { pl: "Napa\u015B\u0107", en: "Raid" }, kind: "feature", colors: ["black"], cost: { wood: 1, location: 1 }, deal: ["wood", "wood", "wood"], triggers: [{ when: { event: "raze" }, effects: [{ op: "gain", goods: { vp: 1 } }] }], source: "rulebook", nameSource: { pl: "rulebook", en: "recalled" } },
    { id: "BAR010", copies: 2, name: { pl: "Sabota\u017Cy\u015Bci", en: "Saboteurs" }, kind: "action", colors: ["black"], cost: { wood: 1, location: 1 }, deal: ["card", "gold"], action: { spend: { worker: 1 }, effects: [{ op: "takeResource" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "BAR012", copies: 2, name: { pl: "Wie\u017Ca obserwacyjna", en: "Sentry Tower" }, kind: "production", colors: ["pink"], cost: { wood: 2, location: 1 }, deal: ["worker", "worker"], production: [{ op: "gain", goods: { raze: 1, worker: 1 } }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "BAR014", copies: 2, name: { pl: "Mroczna kaplica", en: "Dark Chapel" }, kind: "action", colors: ["black"], cost: { wood: 1, stone: 2, location: 1 }, deal: ["worker", "raze"], action: { spend: {}, effects: [{ op: "razeForPoints", vp: 2 }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "BAR016", copies: 2, name: { pl: "Wataha", en: "Pack" }, kind: "action", colors: ["black"], cost: { wood: 1, location: 1 }, deal: ["raze", "gold"], action: { spend: { worker: 1 }, effects: [{ op: "gainRazeGood" }], times: 2 }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "BAR018", copies: 2, name: { pl: "Ho\u0142ota", en: "Rabble" }, kind: "action", colors: ["blue"], cost: { wood: 1, location: 1 }, deal: ["worker", "worker"], action: { spend: { worker: 2 }, effects: [{ op: "razeOwn" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "BAR020", copies: 2, name: { pl: "Osada", en: "Settlement" }, kind: "production", colors: ["pink"], cost: { wood: 1 }, deal: ["worker", "worker"], production: [{ op: "gain", goods: { worker: 2 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR022", copies: 1, name: { pl: "Forteca", en: "Fort" }, kind: "feature", colors: ["black"], cost: { wood: 2, location: 1 }, deal: ["wood"], bonus: [{ op: "gainPer", good: "vp", per: "black", max: 6 }], source: "public", nameSource: { pl: "rulebook", en: "translated" } },
    { id: "BAR023", copies: 1, name: { pl: "Wyprawa", en: "Expedition" }, kind: "action", colors: ["black"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["stone"], action: { spend: { raze: 1 }, effects: [{ op: "gain", goods: { wood: 1, stone: 1, food: 1 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR024", copies: 1, name: { pl: "Kamienio\u0142om", en: "Quarry" }, kind: "production", colors: ["black"], cost: { stone: 1, location: 1 }, deal: ["stone"], production: [{ op: "gain", goods: { raze: 1, stone: 1 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR025", copies: 1, name: { pl: "Handel wymienny", en: "Barter" }, kind: "action", colors: ["gold"], cost: { wood: 1, location: 1 }, deal: ["food"], action: { spend: {}, effects: [{ op: "sellResources", max: 3, vp: 1 }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "public" } },
    { id: "BAR026", copies: 1, name: { pl: "Arena", en: "Arena" }, kind: "action", colors: ["black"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["raze"], action: { spend: { worker: 2 }, effects: [{ op: "gain", goods: { raze: 1, vp: 1 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR027", copies: 1, name: { pl: "\u015Awi\u0105tynia", en: "Temple" }, kind: "feature", colors: ["purple"], cost: { stone: 3, location: 1 }, deal: ["worker"], bonus: [{ op: "gain", goods: { vp: 4 } }], source: "public", nameSource: { pl: "rulebook", en: "public" } },
    { id: "BAR028", copies: 1, name: { pl: "Misja", en: "Mission" }, kind: "action", colors: ["blue"], cost: { wood: 2, location: 1 }, deal: ["card"], action: { spend: { raze: 1 }, effects: [{ op: "gain", goods: { card: 2 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "BAR029", copies: 1, name: { pl: "Granica", en: "Frontier" }, kind: "feature", colors: ["black"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["raze"], store: ["raze"], source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "BAR030", copies: 1, name: { pl: "Rabusie", en: "Robbers" }, kind: "action", colors: ["red"], cost: { wood: 1, location: 1 }, deal: ["worker"], action: { spend: { worker: 1 }, effects: [{ op: "discardEnemyDeal" }, { op: "gain", goods: { vp: 1, card: 1 } }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } }
  ]
};

// games/osadnicy/cards/common.json
var common_default = {
  pack: "base",
  deck: "common",
  cards: [
    { id: "ZWY001", copies: 1, name: { pl: "Pos\u0105g", en: "Statue" }, kind: "feature", colors: ["grey"], cost: { wood: 1, stone: 2 }, raze: ["vp", "stone"], bonus: [{ op: "gainPer", good: "vp", per: "grey", max: 6 }, { op: "gain", goods: { card: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY002", copies: 1, name: { pl: "Dostawca", en: "Supplier" }, kind: "feature", colors: ["grey"], cost: { wood: 1, stone: 2 }, raze: ["gold", "stone"], triggers: [{ when: { event: "build", what: "grey" }, effects: [{ op: "gain", goods: { gold: 1, vp: 1 } }] }], source: "rulebook", nameSource: { pl: "rulebook", en: "public" } },
    { id: "ZWY003", copies: 1, name: { pl: "Sk\u0142ad drewna", en: "Wood Storage" }, kind: "feature", colors: ["brown"], cost: { wood: 2, stone: 1 }, raze: ["wood", "wood"], bonus: [{ op: "gainPer", good: "vp", per: "brown", max: 6 }, { op: "gain", goods: { card: 1 } }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY004", copies: 1, name: { pl: "Warsztat stolarski", en: "Carpenter's Workshop" }, kind: "feature", colors: ["brown"], cost: { wood: 3 }, raze: ["gold", "wood"], triggers: [{ when: { event: "build", what: "brown" }, effects: [{ op: "gain", goods: { gold: 1, vp: 1 } }] }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY005", copies: 1, name: { pl: "Szubienica", en: "Gallows" }, kind: "feature", colors: ["black"], cost: { wood: 2 }, raze: ["vp", "wood"], triggers: [{ when: { event: "raze" }, effects: [{ op: "gain", goods: { vp: 1 } }] }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY006", copies: 1, name: { pl: "M\u0142yn", en: "Mill" }, kind: "feature", colors: ["red"], cost: { wood: 3 }, raze: ["worker", "food"], triggers: [{ when: { event: "build", what: "red" }, effects: [{ op: "gain", goods: { gold: 1, vp: 1 } }] }], source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY007", copies: 1, name: { pl: "Stary las", en: "Old Forest" }, kind: "production", colors: ["brown"], cost: { wood: 2 }, raze: ["wood", "wood"], production: [{ op: "gain", goods: { wood: 2 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY008", copies: 3, name: { pl: "Kamienio\u0142om", en: "Quarry" }, kind: "production", colors: ["grey"], cost: { wood: 1, stone: 1 }, raze: ["stone", "stone"], bonus: [{ op: "gain", goods: { stone: 1 } }], production: [{ op: "gain", goods: { stone: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY011", copies: 1, name: { pl: "Gruzowisko", en: "Rubble" }, kind: "production", colors: ["grey"], cost: { wood: 2, stone: 1 }, raze: ["stone", "stone"], production: [{ op: "gainPer", good: "stone", per: "grey", max: 3 }], source: "rulebook", nameSource: { pl: "rulebook", en: "public" } },
    { id: "ZWY012", copies: 3, name: { pl: "Wioska", en: "Village" }, kind: "production", colors: ["pink"], cost: { wood: 1 }, raze: ["worker", "worker"], byCopy: [{}, {}, { raze: ["worker", "wood"] }], bonus: [{ op: "gain", goods: { worker: 1 } }], production: [{ op: "gain", goods: { worker: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY015", copies: 1, name: { pl: "Miasteczko", en: "Town" }, kind: "production", colors: ["pink"], cost: { wood: 1, stone: 1 }, raze: ["worker", "worker"], production: [{ op: "gain", goods: { worker: 2 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY016", copies: 1, name: { pl: "Ch\u0142opi przy pracy", en: "Farmers at Work" }, kind: "production", colors: ["pink"], cost: { wood: 3 }, raze: ["worker", "gold"], bonus: [{ op: "gain", goods: { card: 1 } }], production: [{ op: "copyProduction", other: true }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY017", copies: 1, name: { pl: "\u0141a\u017Ania mamu\u015Bki", en: "Mamma's Baths" }, kind: "production", colors: ["pink"], cost: { wood: 2, stone: 1 }, raze: ["worker", "food"], production: [{ op: "gainPer", good: "worker", per: "pink", max: 3 }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY018", copies: 3, name: { pl: "P\u0142atnerz", en: "Armorer" }, kind: "production", colors: ["black"], cost: { wood: 1, stone: 1 }, raze: ["vp", "stone"], production: [{ op: "gain", goods: { raze: 1 } }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY021", copies: 2, name: { pl: "Kopalnia z\u0142ota", en: "Gold Mine" }, kind: "action", colors: ["gold"], cost: { wood: 1, stone: 1 }, raze: ["vp", "gold"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { gold: 1 } }], times: 2 }, source: "rulebook", nameSource: { pl: "rulebook", en: "public" } },
    { id: "ZWY023", copies: 2, name: { pl: "Pole zbo\u017Ca", en: "Grain Field" }, kind: "production", colors: ["red"], cost: { wood: 1, food: 1 }, raze: ["food", "food"], bonus: [{ op: "gain", goods: { food: 1 } }], production: [{ op: "gain", goods: { food: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY025", copies: 1, name: { pl: "Szlacheckie pole", en: "Lord's Fields" }, kind: "production", colors: ["red"], cost: { wood: 2, stone: 1 }, raze: ["food", "food"], production: [{ op: "gainPer", good: "food", per: "red", max: 3 }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY026", copies: 1, name: { pl: "Monument", en: "Monument" }, kind: "production", colors: ["purple"], cost: { stone: 1 }, raze: ["vp", "stone"], production: [{ op: "gain", goods: { vp: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY027", copies: 1, name: { pl: "Gildia kupc\xF3w", en: "Merchant's Guild" }, kind: "production", colors: ["gold"], cost: { wood: 2, stone: 1 }, raze: ["gold", "stone"], production: [{ op: "gainPer", good: "gold", per: "gold", max: 3 }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY028", copies: 1, name: { pl: "Z\u0142otono\u015Bny strumie\u0144", en: "Gold Creek" }, kind: "production", colors: ["gold"], cost: { wood: 1, stone: 1 }, raze: ["gold", "worker"], production: [{ op: "gain", goods: { gold: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY029", copies: 1, name: { pl: "Dostawca drewna", en: "Wood Supplier" }, kind: "production", colors: ["brown"], cost: { wood: 3 }, raze: ["wood", "wood"], production: [{ op: "gainPer", good: "wood", per: "brown", max: 3 }], source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY030", copies: 2, name: { pl: "Warsztat z\u0142otnika", en: "Goldsmith's Workshop" }, kind: "action", colors: ["gold"], cost: { wood: 1, stone: 1 }, raze: ["vp", "gold"], action: { spend: { worker: 1, gold: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY032", copies: 1, name: { pl: "Jarmark", en: "Marketplace" }, kind: "action", colors: ["gold"], cost: { wood: 2 }, raze: ["gold", "wood"], action: { spend: { wood: 1, stone: 1, food: 1 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY033", copies: 1, name: { pl: "Kopalnia w\u0119gla", en: "Coal Mine" }, kind: "action", colors: ["grey"], cost: { wood: 1, stone: 1 }, raze: ["worker", "stone"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { stone: 2 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY034", copies: 2, name: { pl: "Murarz", en: "Mason" }, kind: "action", colors: ["grey"], cost: { wood: 1, stone: 1 }, raze: ["wood", "stone"], byCopy: [{}, { cost: { stone: 2 }, raze: ["vp", "stone"] }], action: { spend: { worker: 1, stone: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY036", copies: 1, name: { pl: "Nadworny rze\u017Abiarz", en: "Court Sculptor" }, kind: "action", colors: ["grey"], cost: { stone: 1 }, raze: ["worker", "stone"], action: { spend: { stone: 1 }, effects: [{ op: "gain", goods: { vp: 1 } }], times: 2 }, source: "rulebook", nameSource: { pl: "rulebook", en: "public" } },
    { id: "ZWY037", copies: 2, name: { pl: "Cech murarzy", en: "Mason's Guild" }, kind: "action", colors: ["grey"], cost: { wood: 2, stone: 1 }, raze: ["gold", "stone"], action: { spend: { worker: 1, stone: 2 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY039", copies: 1, name: { pl: "Misjonarze", en: "Missionaries" }, kind: "action", colors: ["pink"], cost: { food: 2 }, raze: ["vp", "worker"], action: { spend: { worker: 1, raze: 1 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY040", copies: 1, name: { pl: "Osadnicy", en: "Settlers" }, kind: "action", colors: ["pink"], cost: { wood: 1 }, raze: ["worker", "wood"], action: { spend: { wood: 1 }, effects: [{ op: "buildWithoutLocation", from: "hand" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY041", copies: 1, name: { pl: "Trupa aktorska", en: "Acting Troupe" }, kind: "action", colors: ["pink"], cost: { wood: 2 }, raze: ["worker", "wood"], action: { spend: { worker: 1 }, effects: [{ op: "refresh" }] }, source: "public", designed: ["effect-part"], nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY042", copies: 1, name: { pl: "Drwale", en: "Lumberjacks" }, kind: "action", colors: ["brown"], cost: { wood: 2 }, raze: ["wood", "wood"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { wood: 2 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY043", copies: 1, name: { pl: "Stolarz", en: "Carpenter" }, kind: "action", colors: ["brown"], cost: { wood: 2, stone: 1 }, raze: ["vp", "wood"], action: { spend: { worker: 1, wood: 2 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY044", copies: 2, name: { pl: "Cie\u015Bla", en: "Joiner" }, kind: "action", colors: ["brown"], cost: { wood: 2 }, raze: ["vp", "wood"], action: { spend: { worker: 1, wood: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY046", copies: 3, name: { pl: "Zamek", en: "Castle" }, kind: "action", colors: ["blue"], cost: { wood: 1, stone: 1 }, raze: ["card", "card"], byCopy: [{}, {}, { cost: { stone: 2 } }], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { card: 1 } }], times: 2 }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY049", copies: 1, name: { pl: "Tawerna", en: "Tavern" }, kind: "action", colors: ["blue"], cost: { wood: 1, stone: 1 }, raze: ["card", "card"], bonus: [{ op: "gain", goods: { card: 1 } }], action: { spend: { card: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY050", copies: 2, name: { pl: "Koszary", en: "Barracks" }, kind: "action", colors: ["black"], cost: { wood: 1, stone: 2 }, raze: ["vp", "worker"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { raze: 1 } }], times: 2 }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY052", copies: 1, name: { pl: "Cukiernik", en: "Confectioner" }, kind: "action", colors: ["red"], cost: { wood: 2, stone: 1 }, raze: ["gold", "food"], action: { spend: { worker: 1, food: 2 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY053", copies: 3, name: { pl: "Hodowca \u015Bwi\u0144", en: "Pig Farmer" }, kind: "action", colors: ["red"], cost: { wood: 1, stone: 1 }, raze: ["worker", "food"], byCopy: [{}, {}, { cost: { wood: 2 } }], action: { spend: { worker: 1, food: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "public", nameSource: { pl: "translated", en: "rulebook" } },
    { id: "ZWY056", copies: 1, name: { pl: "Piwowar", en: "Brewer" }, kind: "action", colors: ["red"], cost: { wood: 1 }, raze: ["wood", "food"], action: { spend: { food: 1 }, effects: [{ op: "gain", goods: { vp: 1 } }], times: 2 }, source: "public", nameSource: { pl: "translated", en: "rulebook" } },
    { id: "ZWY057", copies: 1, name: { pl: "Cesarski pos\u0142aniec", en: "Imperial Messenger" }, kind: "action", colors: ["red"], cost: { food: 1 }, raze: ["worker", "gold"], action: { spend: { worker: 1 }, effects: [{ op: "gainDealGood" }] }, source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY058", copies: 3, name: { pl: "M\u0142ody las", en: "New Forest" }, kind: "action", colors: ["brown"], cost: { wood: 1 }, raze: ["wood", "wood"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { wood: 1 } }], times: 2 }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY061", copies: 1, name: { pl: "Liga Hanzeatycka", en: "Hanseatic League" }, kind: "action", colors: ["gold"], cost: { wood: 1, stone: 2 }, raze: ["vp", "gold"], action: { spend: { worker: 1, deal: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }], times: 2 }, source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY062", copies: 3, name: { pl: "Szlak drwali", en: "Lumberjacks' Route" }, kind: "production", colors: ["brown"], cost: { wood: 2 }, raze: ["wood", "wood"], bonus: [{ op: "gain", goods: { wood: 1 } }], production: [{ op: "gain", goods: { wood: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY065", copies: 4, name: { pl: "Wie\u017Ca stra\u017Cnicza", en: "Watchtower" }, kind: "production", colors: ["blue"], cost: { wood: 2 }, raze: ["card", "card"], bonus: [{ op: "gain", goods: { card: 1 } }], production: [{ op: "gain", goods: { card: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY069", copies: 6, name: { pl: "Ruiny", en: "Ruins" }, kind: "feature", colors: [], cost: {}, bonus: [{ op: "gain", goods: { worker: 1 } }], source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "ZWY075", copies: 1, name: { pl: "Piekarz", en: "Baker" }, kind: "feature", colors: ["red"], cost: { wood: 2, stone: 1 }, raze: ["vp", "food"], bonus: [{ op: "gainPer", good: "vp", per: "red", max: 6 }, { op: "gain", goods: { card: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY076", copies: 2, name: { pl: "Tartak", en: "Sawmill" }, kind: "action", colors: ["brown"], cost: { wood: 1 }, raze: ["worker", "wood"], action: { spend: { wood: 1 }, effects: [{ op: "gain", goods: { vp: 1 } }], times: 2 }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY078", copies: 1, name: { pl: "Sto\u0142\xF3wka", en: "Canteen" }, kind: "feature", colors: ["pink"], cost: { wood: 3 }, raze: ["worker", "food"], triggers: [{ when: { event: "build", what: "pink" }, effects: [{ op: "gain", goods: { gold: 1, vp: 1 } }] }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY079", copies: 1, name: { pl: "Rynek", en: "Meeting Place" }, kind: "feature", colors: ["pink"], cost: { wood: 2, stone: 1 }, raze: ["worker", "card"], bonus: [{ op: "gainPer", good: "vp", per: "pink", max: 6 }, { op: "gain", goods: { card: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY080", copies: 1, name: { pl: "Kupiec Mateusz", en: "Monty the Merchant" }, kind: "feature", colors: ["gold"], cost: { wood: 1, stone: 2 }, raze: ["gold", "stone"], triggers: [{ when: { event: "build", what: "gold" }, effects: [{ op: "gain", goods: { gold: 1, vp: 1 } }] }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY081", copies: 1, name: { pl: "Noclegownia", en: "Apartment" }, kind: "feature", colors: ["gold"], cost: { wood: 1, stone: 2 }, raze: ["gold", "stone"], bonus: [{ op: "gainPer", good: "vp", per: "gold", max: 6 }, { op: "gain", goods: { card: 1 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY082", copies: 1, name: { pl: "\u0141owca Jasiek", en: "Hunter Joe" }, kind: "action", colors: ["red"], cost: { wood: 1 }, raze: ["wood", "food"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { food: 2 } }] }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY083", copies: 1, name: { pl: "Kopalnia odkrywkowa", en: "Above-Ground Mine" }, kind: "action", colors: ["grey"], cost: { stone: 1 }, raze: ["stone", "stone"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { stone: 1 } }], times: 2 }, source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "ZWY084", copies: 1, name: { pl: "Tragarze", en: "Porters" }, kind: "action", colors: ["pink"], cost: { wood: 2 }, raze: ["worker", "stone"], action: { spend: { food: 1 }, effects: [{ op: "copyProduction" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } }
  ]
};

// games/osadnicy/cards/egyptians.json
var egyptians_default = {
  pack: "base",
  deck: "egyptians",
  cards: [
    { id: "EGI001", copies: 1, name: { pl: "Pustynia", en: "Desert" }, kind: "action", colors: ["blue"], cost: {}, deal: ["worker"], bonus: [{ op: "gain", goods: { card: 2 } }], action: { spend: { card: 1 }, effects: [{ op: "enemyDiscards" }, { op: "gain", goods: { vp: 1 } }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI002", copies: 1, name: { pl: "O\u0142tarz Bastet", en: "Altar of Bastet" }, kind: "production", colors: ["grey"], cost: { stone: 1, location: 1 }, deal: ["card"], production: [{ op: "gainPer", good: "stone", per: "grey", max: 3 }], source: "public", nameSource: { pl: "rulebook", en: "translated" } },
    { id: "EGI003", copies: 1, name: { pl: "Konstruktor rydwan\xF3w", en: "Chariot Builder" }, kind: "action", colors: ["black"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["raze"], action: { spend: { raze: 1 }, effects: [{ op: "razeEnemy" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI004", copies: 1, name: { pl: "Stra\u017C faraona", en: "Pharaoh's Guard" }, kind: "production", colors: ["black"], cost: { food: 2, location: 1 }, deal: ["raze"], production: [{ op: "oneOf", of: [{ effects: [{ op: "gain", goods: { raze: 1 } }] }, { effects: [{ op: "gain", goods: { vp: 2 } }] }] }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "EGI005", copies: 1, name: { pl: "Oaza", en: "Oasis" }, kind: "feature", colors: ["pink"], cost: { food: 1, location: 1 }, deal: ["worker"], bonus: [{ op: "gain", goods: { worker: 2 } }], triggers: [{ when: { event: "enemyExchange" }, max: 4, effects: [{ op: "gain", goods: { worker: 1 } }] }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI006", copies: 1, name: { pl: "\u0141owcy niewolnik\xF3w", en: "Slavers" }, kind: "feature", colors: ["pink"], cost: { stone: 1, location: 1 }, deal: ["worker"], triggers: [{ when: { event: "build", what: "faction" }, effects: [{ op: "oneOf", optional: true, of: [{ spend: { gold: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, { spend: { worker: 1 }, effects: [{ op: "gain", goods: { vp: 1 } }] }] }] }], source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI007", copies: 2, name: { pl: "Kr\xF3lewski basen", en: "Royal Bath" }, kind: "action", colors: ["pink"], cost: { stone: 1, location: 1 }, deal: ["worker", "worker"], action: { spend: { gold: 1 }, effects: [{ op: "refresh" }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "translated" } },
    { id: "EGI009", copies: 1, name: { pl: "Z\u0142oty bazar", en: "Golden Bazaar" }, kind: "action", colors: ["gold"], cost: { location: 1 }, deal: ["worker"], action: { spend: { food: 1 }, effects: [{ op: "gain", goods: { gold: 1, vp: 1 } }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "translated" } },
    { id: "EGI010", copies: 1, name: { pl: "Hodowca skorpion\xF3w", en: "Scorpion Breeder" }, kind: "action", colors: ["pink"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["raze"], action: { spend: { worker: 1 }, effects: [{ op: "block" }] }, source: "rulebook", nameSource: { pl: "translated", en: "rulebook" } },
    { id: "EGI011", copies: 2, name: { pl: "Karawana", en: "Caravan" }, kind: "production", colors: ["grey"], cost: { food: 1 }, deal: ["card", "card"], production: [{ op: "gain", goods: { food: 1, worker: 1 } }], source: "public", nameSource: { pl: "rulebook", en: "translated" } },
    { id: "EGI013", copies: 1, name: { pl: "\u015Awi\u0105tynia Ra", en: "Temple of Ra" }, kind: "action", colors: ["gold"], cost: { stone: 1, location: 1 }, deal: ["worker"], action: { spend: {}, effects: [{ op: "seize" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI014", copies: 2, name: { pl: "Sanktuarium", en: "Sanctuary" }, kind: "action", colors: ["black"], cost: { stone: 2, location: 1 }, deal: ["gold", "gold"], action: { spend: {}, effects: [{ op: "layFoundation" }, { op: "gain", goods: { stone: 1 } }, { op: "gain", goods: { vp: 1 } }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI016", copies: 3, name: { pl: "Aleja Sfinks\xF3w", en: "Avenue of Sphinxes" }, kind: "action", colors: ["grey"], cost: { stone: 2, location: 1 }, deal: ["worker", "worker", "worker"], action: { spend: { stone: 2 }, effects: [{ op: "gain", goods: { vp: 2 } }], times: 2 }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "translated" } },
    { id: "EGI019", copies: 2, name: { pl: "Sfinks", en: "Sphinx" }, kind: "feature", colors: ["gold"], cost: { stone: 1, location: 1 }, deal: ["gold", "gold"], triggers: [{ when: { event: "points", atLeast: 2 }, effects: [{ op: "gain", goods: { vp: 1 } }] }], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "EGI021", copies: 3, name: { pl: "Z\u0142otnik", en: "Goldsmith" }, kind: "action", colors: ["gold"], cost: { stone: 2, location: 1 }, deal: ["gold", "gold", "gold"], action: { spend: { gold: 1 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "EGI024", copies: 2, name: { pl: "Niewolnicy", en: "Slaves" }, kind: "action", colors: ["grey"], cost: { stone: 1, location: 1 }, deal: ["stone", "stone"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { stone: 2 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "EGI026", copies: 2, name: { pl: "Kamienio\u0142om", en: "Quarry" }, kind: "production", colors: ["grey"], cost: { stone: 1, location: 1 }, deal: ["stone", "stone"], production: [{ op: "gain", goods: { stone: 2 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "EGI028", copies: 3, name: { pl: "Piramidy", en: "Pyramids" }, kind: "production", colors: ["grey"], cost: { stone: 2 }, deal: ["gold", "gold", "gold"], production: [{ op: "gain", goods: { gold: 1, stone: 1 } }], source: "public", nameSource: { pl: "rulebook", en: "translated" } }
  ]
};

// games/osadnicy/cards/japanese.json
var japanese_default = {
  pack: "base",
  deck: "japanese",
  cards: [
    { id: "JAP001", copies: 3, name: { pl: "Farma", en: "Farm" }, kind: "production", colors: ["red"], cost: { wood: 1 }, deal: ["worker", "worker", "worker"], raze: ["vp"], production: [{ op: "gain", goods: { worker: 1, food: 1 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP004", copies: 2, name: { pl: "Pola ry\u017Cowe", en: "Rice Fields" }, kind: "production", colors: ["red"], cost: { food: 1 }, deal: ["food", "food"], raze: ["vp"], production: [{ op: "gain", goods: { food: 2 } }], source: "public", nameSource: { pl: "translated", en: "rulebook" } },
    { id: "JAP006", copies: 2, name: { pl: "Dom gejsz", en: "Geisha House" }, kind: "production", colors: ["pink"], cost: { wood: 1, location: 1 }, deal: ["worker", "worker"], raze: ["vp"], production: [{ op: "gainPer", good: "worker", per: "pink", max: 3 }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP008", copies: 1, name: { pl: "Garnizon", en: "Garrison" }, kind: "action", colors: ["black"], cost: { wood: 1, location: 1 }, deal: ["raze"], raze: ["vp"], action: { spend: { raze: 2 }, effects: [{ op: "removeLocation" }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP009", copies: 2, name: { pl: "Zamek Daimyo", en: "Daimyo's Castle" }, kind: "production", colors: ["grey"], cost: { stone: 2, location: 1 }, deal: ["stone", "gold"], raze: ["vp"], production: [{ op: "gainPer", good: "vp", per: "samurai", max: 3 }], source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP011", copies: 1, name: { pl: "\u015Awi\u0105tynia Buddy", en: "Buddha's Temple" }, kind: "production", colors: ["blue"], cost: { stone: 1, location: 1 }, deal: ["card"], raze: ["vp"], production: [{ op: "drawAndKeep", deck: "faction", draw: 2, keep: 1 }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP012", copies: 1, name: { pl: "Kasyno", en: "Casino" }, kind: "action", colors: ["gold"], cost: { wood: 2, location: 1 }, deal: ["gold"], raze: ["vp"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { gold: 1 } }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP013", copies: 2, name: { pl: "Brama", en: "Gate" }, kind: "feature", colors: ["blue"], cost: { wood: 1, location: 1 }, deal: ["food", "food"], triggers: [{ when: { event: "cleanup" }, effects: [{ op: "putAside", what: "cards" }] }], endScore: { vp: 1, per: "cardUnder" }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP015", copies: 1, name: { pl: "Kapliczka", en: "Shrine" }, kind: "feature", colors: ["gold"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["card"], triggers: [{ when: { event: "cleanup" }, effects: [{ op: "putAside", what: "resources" }] }], endScore: { vp: 1, per: "resourceAside" }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP016", copies: 3, name: { pl: "Stragany", en: "Stalls" }, kind: "action", colors: ["red"], cost: { wood: 1, location: 1 }, deal: ["food", "food", "food"], raze: ["vp"], action: { spend: { food: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP019", copies: 1, name: { pl: "Negocjator", en: "Negotiator" }, kind: "action", colors: ["red"], cost: { wood: 1, location: 1 }, deal: ["gold"], raze: ["vp"], action: { spend: { worker: 1 }, effects: [{ op: "buildWithoutLocation", from: "deals" }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP020", copies: 1, name: { pl: "Wytw\xF3rnia sake", en: "Sake Brewery" }, kind: "feature", colors: ["pink"], cost: { wood: 1, location: 1 }, deal: ["food"], raze: ["vp"], triggers: [{ when: { event: "deal" }, effects: [{ op: "gain", goods: { worker: 1 } }] }], source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP021", copies: 3, name: { pl: "Szlak handlowy", en: "Trade Route" }, kind: "action", colors: ["red"], cost: { stone: 1, location: 1 }, deal: ["food", "worker", "vp"], raze: ["vp"], action: { spend: { food: 1 }, effects: [{ op: "dealWithLocation" }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP024", copies: 2, name: { pl: "Dojo", en: "Dojo" }, kind: "feature", colors: ["red"], cost: { wood: 1, location: 1 }, deal: ["vp", "vp"], raze: ["vp"], bonus: [{ op: "gain", goods: { factionCard: 1 } }], triggers: [{ when: { event: "samurai" }, effects: [{ op: "gain", goods: { vp: 1 } }] }], source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP026", copies: 2, name: { pl: "Ninja", en: "Ninjas" }, kind: "action", colors: ["black"], cost: { stone: 1, location: 1 }, deal: ["raze", "raze"], raze: ["vp"], bonus: [{ op: "placeSamurai", n: 2 }], action: { spend: { worker: 1 }, effects: [{ op: "discardEnemyDeal", gainGood: true }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "JAP028", copies: 1, name: { pl: "Szko\u0142a sumo", en: "Sumo School" }, kind: "action", colors: ["black"], cost: { wood: 1, location: 1 }, deal: ["worker"], raze: ["vp"], action: { spend: { worker: 1 }, effects: [{ op: "gain", goods: { raze: 1 } }], times: 2 }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP029", copies: 1, name: { pl: "Mistrz miecznik", en: "Master Swordsmith" }, kind: "action", colors: ["black"], cost: { stone: 1, location: 1 }, deal: ["stone"], raze: ["vp"], action: { spend: { raze: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }], times: 2 }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "JAP030", copies: 1, name: { pl: "Szko\u0142a dyplomacji", en: "School of Diplomacy" }, kind: "feature", colors: ["red"], cost: { wood: 1, location: 1 }, deal: ["gold"], raze: ["vp"], triggers: [{ when: { event: "deal" }, effects: [{ op: "gain", goods: { vp: 1 } }] }], source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } }
  ]
};

// games/osadnicy/cards/romans.json
var romans_default = {
  pack: "base",
  deck: "romans",
  cards: [
    { id: "RZY001", copies: 2, name: { pl: "Warsztat rze\u017Abiarza", en: "Sculptor's Workshop" }, kind: "action", colors: ["grey"], cost: { stone: 1, location: 1 }, deal: ["stone", "stone"], action: { spend: { worker: 1, stone: 1 }, effects: [{ op: "gain", goods: { vp: 3 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY003", copies: 3, name: { pl: "Ucze\u0144 rze\u017Abiarza", en: "Sculptor's Apprentice" }, kind: "action", colors: ["grey"], cost: { stone: 1, location: 1 }, deal: ["gold", "gold", "stone"], action: { spend: { stone: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY006", copies: 2, name: { pl: "Szko\u0142a gladiator\xF3w", en: "Gladiator School" }, kind: "action", colors: ["black"], cost: { stone: 1, location: 1 }, deal: ["worker", "worker"], action: { spend: { raze: 1 }, effects: [{ op: "gain", goods: { vp: 2 } }], times: 2 }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY008", copies: 1, name: { pl: "In\u017Cynierowie", en: "Engineers" }, kind: "action", colors: ["black"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["raze"], action: { spend: { raze: 2 }, effects: [{ op: "removeLocation" }, { op: "gain", goods: { vp: 1 } }] }, source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "RZY009", copies: 1, name: { pl: "Ogrody", en: "Gardens" }, kind: "feature", colors: ["red"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["food"], triggers: [{ when: { event: "build", what: "common" }, effects: [{ op: "gain", goods: { food: 1 } }] }], source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY010", copies: 1, name: { pl: "Szpiedzy", en: "Spies" }, kind: "action", colors: ["blue"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["card"], action: { spend: { worker: 1 }, effects: [{ op: "takeEnemyDeal" }, { op: "gain", goods: { vp: 1 } }] }, source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "RZY011", copies: 1, name: { pl: "Architekt", en: "Architect" }, kind: "production", colors: ["blue"], cost: { stone: 2, location: 1 }, deal: ["card"], production: [{ op: "drawAndKeep", deck: "faction", draw: 2, keep: 1 }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY012", copies: 3, name: { pl: "Administracja", en: "Administration" }, kind: "feature", colors: ["blue"], cost: { stone: 2, location: 1 }, deal: ["card", "card", "card"], triggers: [{ when: { event: "build", what: "faction" }, effects: [{ op: "gain", goods: { vp: 1 } }] }], source: "rulebook", designed: ["effect-part"], nameSource: { pl: "rulebook", en: "public" } },
    { id: "RZY015", copies: 2, name: { pl: "Kwatera g\u0142\xF3wna", en: "Headquarters" }, kind: "feature", colors: ["grey"], cost: { stone: 2, location: 1 }, deal: ["stone", "stone"], triggers: [{ when: { event: "build", what: "faction" }, effects: [{ op: "gain", goods: { stone: 1 } }] }], source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "public" } },
    { id: "RZY017", copies: 2, name: { pl: "Legion", en: "Legion" }, kind: "production", colors: ["blue"], cost: { food: 1, location: 1 }, deal: ["raze", "raze"], bonus: [{ op: "gain", goods: { commonCard: 1 } }], production: [{ op: "gain", goods: { commonCard: 1 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY019", copies: 1, name: { pl: "Sk\u0142ad", en: "Warehouses" }, kind: "feature", colors: ["red"], cost: { stone: 1, location: 1 }, deal: ["food"], store: ["wood", "stone", "food"], source: "rulebook", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "RZY020", copies: 2, name: { pl: "Budowniczy", en: "Builder" }, kind: "production", colors: ["brown"], cost: { stone: 1, location: 1 }, deal: ["stone", "stone"], production: [{ op: "gain", goods: { wood: 1, stone: 1 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY022", copies: 1, name: { pl: "Rzymska forteca", en: "Roman Fort" }, kind: "feature", colors: ["black"], cost: { stone: 2, location: 1 }, deal: ["worker"], modifiers: [{ query: "razeCost", add: 1, of: "common" }], source: "designed", designed: ["effect"], nameSource: { pl: "rulebook", en: "translated" } },
    { id: "RZY023", copies: 3, name: { pl: "Kolonia handlowa", en: "Trade Colony" }, kind: "production", colors: ["red", "brown", "grey"], cost: { wood: 1, stone: 2, location: 1 }, deal: ["worker", "worker", "worker"], production: [{ op: "gain", goods: { worker: 1, gold: 1 } }], source: "public", nameSource: { pl: "rulebook", en: "rulebook" } },
    { id: "RZY026", copies: 1, name: { pl: "Rzymskie koszary", en: "Roman Barracks" }, kind: "production", colors: ["pink"], cost: { food: 1, location: 1 }, deal: ["raze"], production: [{ op: "gain", goods: { worker: 2 } }], source: "public", nameSource: { pl: "translated", en: "public" } },
    { id: "RZY027", copies: 2, name: { pl: "Kamieniarz", en: "Stonemason" }, kind: "production", colors: ["grey"], cost: { wood: 1, stone: 1, location: 1 }, deal: ["stone", "stone"], production: [{ op: "gain", goods: { stone: 2 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY029", copies: 1, name: { pl: "Rzymski bank", en: "Roman Bank" }, kind: "production", colors: ["gold"], cost: { stone: 1, location: 1 }, deal: ["gold"], production: [{ op: "gain", goods: { gold: 1 } }], source: "public", nameSource: { pl: "translated", en: "translated" } },
    { id: "RZY030", copies: 1, name: { pl: "Kolos", en: "Colossus" }, kind: "action", colors: ["gold"], cost: { stone: 2, location: 1 }, deal: ["stone"], action: { spend: { gold: 1, stone: 1 }, effects: [{ op: "gain", goods: { vp: 4 } }] }, source: "designed", designed: ["effect"], nameSource: { pl: "translated", en: "public" } }
  ]
};

// games/osadnicy/src/goods.ts
var TOKENS = ["wood", "stone", "food", "worker", "gold", "raze", "defense"];
var RESOURCES = ["wood", "stone", "food"];
var WOOD = 0;
var STONE = 1;
var FOOD = 2;
var WORKER = 3;
var GOLD = 4;
var RAZE = 5;
var DEFENSE = 6;
var TOKEN_KINDS = TOKENS.length;
var NO_TOKENS = Object.freeze(TOKENS.map(() => 0));
function isToken(good) {
  return TOKENS.includes(good);
}
function tokens(goods) {
  return Object.freeze(TOKENS.map((token) => goods[token] ?? 0));
}
function tokenIndex(token) {
  return TOKENS.indexOf(token);
}

// games/osadnicy/cards/pack.schema.json
var pack_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A pack of cards for Osadnicy",
  type: "object",
  properties: {
    $schema: { type: "string" },
    pack: { type: "string", minLength: 1 },
    deck: { enum: ["common", "barbarians", "japanese", "romans", "egyptians"] },
    cards: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: {
            type: "string",
            pattern: "^[A-Z]{3}[0-9]{3}$",
            description: "The printed code of the first copy; further copies count on from it."
          },
          copies: { type: "integer", minimum: 1 },
          name: {
            type: "object",
            properties: { pl: { type: "string", minLength: 1 }, en: { type: "string", minLength: 1 } },
            required: ["pl", "en"],
            additionalProperties: false
          },
          kind: { enum: ["production", "feature", "action"] },
          colors: { type: "array", items: { enum: ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"] } },
          cost: { $ref: "#/$defs/cost" },
          deal: { type: "array", items: { $ref: "#/$defs/good" } },
          raze: { type: "array", items: { $ref: "#/$defs/good" } },
          byCopy: {
            type: "array",
            items: {
              type: "object",
              properties: { cost: { $ref: "#/$defs/cost" }, raze: { type: "array", items: { $ref: "#/$defs/good" } } },
              required: [],
              additionalProperties: false
            }
          },
          bonus: { $ref: "#/$defs/effects" },
          production: { $ref: "#/$defs/effects" },
          triggers: {
            type: "array",
            items: {
              type: "object",
              properties: {
                when: {
                  oneOf: [
                    {
                      type: "object",
                      properties: {
                        event: { const: "build" },
                        what: {
                          enum: ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey", "common", "faction"]
                        }
                      },
                      required: ["event", "what"],
                      additionalProperties: false
                    },
                    {
                      type: "object",
                      properties: { event: { const: "deal" } },
                      required: ["event"],
                      additionalProperties: false
                    },
                    {
                      type: "object",
                      properties: { event: { const: "raze" } },
                      required: ["event"],
                      additionalProperties: false
                    },
                    {
                      type: "object",
                      properties: { event: { const: "samurai" } },
                      required: ["event"],
                      additionalProperties: false
                    },
                    {
                      type: "object",
                      properties: { event: { const: "enemyExchange" } },
                      required: ["event"],
                      additionalProperties: false
                    },
                    {
                      type: "object",
                      properties: { event: { const: "points" }, atLeast: { $ref: "#/$defs/count" } },
                      required: ["event", "atLeast"],
                      additionalProperties: false
                    },
                    {
                      type: "object",
                      properties: { event: { const: "cleanup" } },
                      required: ["event"],
                      additionalProperties: false
                    }
                  ]
                },
                effects: { $ref: "#/$defs/effects" },
                max: { $ref: "#/$defs/count" }
              },
              required: ["when", "effects"],
              additionalProperties: false
            }
          },
          modifiers: {
            type: "array",
            items: {
              type: "object",
              properties: { query: { const: "razeCost" }, add: { $ref: "#/$defs/count" }, of: { const: "common" } },
              required: ["query", "add", "of"],
              additionalProperties: false
            }
          },
          store: { type: "array", items: { enum: ["wood", "stone", "food", "worker", "gold", "raze", "defense"] } },
          endScore: {
            type: "object",
            properties: { vp: { $ref: "#/$defs/count" }, per: { enum: ["cardUnder", "resourceAside"] } },
            required: ["vp", "per"],
            additionalProperties: false
          },
          action: {
            type: "object",
            properties: {
              spend: {
                type: "object",
                properties: {
                  wood: { $ref: "#/$defs/count" },
                  stone: { $ref: "#/$defs/count" },
                  food: { $ref: "#/$defs/count" },
                  worker: { $ref: "#/$defs/count" },
                  gold: { $ref: "#/$defs/count" },
                  raze: { $ref: "#/$defs/count" },
                  defense: { $ref: "#/$defs/count" },
                  card: { $ref: "#/$defs/count" },
                  deal: { $ref: "#/$defs/count" }
                },
                additionalProperties: false
              },
              effects: { $ref: "#/$defs/effects" },
              times: { $ref: "#/$defs/count" }
            },
            required: ["spend", "effects"],
            additionalProperties: false
          },
          source: { enum: ["rulebook", "public", "recalled", "designed"] },
          designed: { type: "array", items: { type: "string" } },
          nameSource: {
            type: "object",
            properties: {
              pl: { enum: ["rulebook", "public", "recalled", "designed", "translated"] },
              en: { enum: ["rulebook", "public", "recalled", "designed", "translated"] }
            },
            required: ["pl", "en"],
            additionalProperties: false
          }
        },
        required: ["id", "copies", "name", "kind", "colors", "cost", "source"],
        additionalProperties: false
      }
    }
  },
  required: ["pack", "deck", "cards"],
  additionalProperties: false,
  $defs: {
    count: { type: "integer", minimum: 0 },
    good: {
      enum: ["wood", "stone", "food", "worker", "gold", "raze", "defense", "vp", "card", "commonCard", "factionCard"]
    },
    goods: {
      type: "object",
      properties: {
        wood: { $ref: "#/$defs/count" },
        stone: { $ref: "#/$defs/count" },
        food: { $ref: "#/$defs/count" },
        worker: { $ref: "#/$defs/count" },
        gold: { $ref: "#/$defs/count" },
        raze: { $ref: "#/$defs/count" },
        defense: { $ref: "#/$defs/count" },
        vp: { $ref: "#/$defs/count" },
        card: { $ref: "#/$defs/count" },
        commonCard: { $ref: "#/$defs/count" },
        factionCard: { $ref: "#/$defs/count" }
      },
      additionalProperties: false
    },
    tokens: {
      type: "object",
      properties: {
        wood: { $ref: "#/$defs/count" },
        stone: { $ref: "#/$defs/count" },
        food: { $ref: "#/$defs/count" },
        worker: { $ref: "#/$defs/count" },
        gold: { $ref: "#/$defs/count" },
        raze: { $ref: "#/$defs/count" },
        defense: { $ref: "#/$defs/count" }
      },
      additionalProperties: false
    },
    cost: {
      type: "object",
      properties: {
        wood: { $ref: "#/$defs/count" },
        stone: { $ref: "#/$defs/count" },
        food: { $ref: "#/$defs/count" },
        location: { $ref: "#/$defs/count" }
      },
      additionalProperties: false
    },
    effects: {
      type: "array",
      items: {
        oneOf: [
          {
            description: "Gain these goods from the supply.",
            type: "object",
            properties: { op: { const: "gain" }, goods: { $ref: "#/$defs/goods" } },
            required: ["op", "goods"],
            additionalProperties: false
          },
          {
            description: "Gain one of the good for each thing counted.",
            type: "object",
            properties: {
              op: { const: "gainPer" },
              good: { $ref: "#/$defs/good" },
              per: { enum: ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey", "samurai"] },
              max: { $ref: "#/$defs/count" }
            },
            required: ["op", "good", "per"],
            additionalProperties: false
          },
          {
            description: "Draw cards, keep some, discard the rest.",
            type: "object",
            properties: {
              op: { const: "drawAndKeep" },
              deck: { enum: ["faction", "common"] },
              draw: { $ref: "#/$defs/count" },
              keep: { $ref: "#/$defs/count" }
            },
            required: ["op", "deck", "draw", "keep"],
            additionalProperties: false
          },
          {
            description: "Choose one of these.",
            type: "object",
            properties: {
              op: { const: "oneOf" },
              of: {
                type: "array",
                items: {
                  type: "object",
                  properties: { spend: { $ref: "#/$defs/tokens" }, effects: { $ref: "#/$defs/effects" } },
                  required: ["effects"],
                  additionalProperties: false
                },
                minItems: 2
              },
              optional: { const: true }
            },
            required: ["op", "of"],
            additionalProperties: false
          },
          {
            description: "Gain what one of your production locations gives.",
            type: "object",
            properties: { op: { const: "copyProduction" }, other: { const: true } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Take a resource from an enemy pool.",
            type: "object",
            properties: { op: { const: "takeResource" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Raze one of your own common locations.",
            type: "object",
            properties: { op: { const: "razeOwn" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Raze an enemy location, whatever protects it.",
            type: "object",
            properties: { op: { const: "razeEnemy" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Raze at the usual cost; each good gained may be discarded for points.",
            type: "object",
            properties: { op: { const: "razeForPoints" }, vp: { $ref: "#/$defs/count" } },
            required: ["op", "vp"],
            additionalProperties: false
          },
          {
            description: "Gain one good of an enemy raze field; the location stays.",
            type: "object",
            properties: { op: { const: "gainRazeGood" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Discard a deal of an enemy.",
            type: "object",
            properties: { op: { const: "discardEnemyDeal" }, gainGood: { const: true } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Take a deal of an enemy under your board.",
            type: "object",
            properties: { op: { const: "takeEnemyDeal" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Gain the good of one of your deals.",
            type: "object",
            properties: { op: { const: "gainDealGood" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Remove an enemy location from the game.",
            type: "object",
            properties: { op: { const: "removeLocation" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Build a faction card without giving up a location.",
            type: "object",
            properties: { op: { const: "buildWithoutLocation" }, from: { enum: ["hand", "deals"] } },
            required: ["op", "from"],
            additionalProperties: false
          },
          {
            description: "Clear another action location, so that it can be used again.",
            type: "object",
            properties: { op: { const: "refresh" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "An enemy action location cannot be used this round.",
            type: "object",
            properties: { op: { const: "block" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "An enemy location works for you until the end of the round.",
            type: "object",
            properties: { op: { const: "seize" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Lay a card from the hand as a foundation.",
            type: "object",
            properties: { op: { const: "layFoundation" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "An enemy discards a card.",
            type: "object",
            properties: { op: { const: "enemyDiscards" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Sign a deal with an enemy faction location.",
            type: "object",
            properties: { op: { const: "dealWithLocation" } },
            required: ["op"],
            additionalProperties: false
          },
          {
            description: "Place samurai from the supply.",
            type: "object",
            properties: { op: { const: "placeSamurai" }, n: { $ref: "#/$defs/count" } },
            required: ["op", "n"],
            additionalProperties: false
          },
          {
            description: "Give up to so many resources for points each.",
            type: "object",
            properties: { op: { const: "sellResources" }, max: { $ref: "#/$defs/count" }, vp: { $ref: "#/$defs/count" } },
            required: ["op", "max", "vp"],
            additionalProperties: false
          },
          {
            description: "Lay hand cards under this, or resources on it, to the end of the game.",
            type: "object",
            properties: { op: { const: "putAside" }, what: { enum: ["cards", "resources"] } },
            required: ["op", "what"],
            additionalProperties: false
          }
        ]
      },
      minItems: 1
    }
  }
};

// games/osadnicy/src/schema.ts
function flaw(root, value2, schema = root, path = "") {
  if (schema.$ref) return flaw(root, value2, root.$defs[schema.$ref.replace("#/$defs/", "")], path);
  if (schema.oneOf) return choiceFlaw(root, value2, schema.oneOf, path);
  const expected = valueFlaw(schema, value2);
  if (expected) return { path: path || "the file", expected };
  if (Array.isArray(value2))
    return first(value2.map((item, i) => () => flaw(root, item, schema.items, `${path}[${i}]`)));
  return isObject(value2) ? objectFlaw(root, value2, schema, path) : null;
}
function isObject(value2) {
  return typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
}
function first(checks) {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return null;
}
function valueFlaw(schema, value2) {
  if (schema.enum && !schema.enum.includes(value2)) return `one of: ${schema.enum.join(", ")}`;
  if (schema.const !== void 0 && schema.const !== value2) return JSON.stringify(schema.const);
  if (schema.type && !hasType(schema.type, value2)) return schema.type;
  if (typeof value2 === "number" && value2 < (schema.minimum ?? value2)) return `at least ${schema.minimum}`;
  if (typeof value2 === "string" && value2.length < (schema.minLength ?? 0)) return "some text";
  if (typeof value2 === "string" && schema.pattern && !new RegExp(schema.pattern).test(value2)) return schema.pattern;
  if (Array.isArray(value2) && value2.length < (schema.minItems ?? 0)) return `at least ${schema.minItems} of these`;
  return null;
}
function hasType(type, value2) {
  if (type === "integer") return Number.isInteger(value2);
  if (type === "array") return Array.isArray(value2);
  return type === "object" ? isObject(value2) : typeof value2 === type;
}
function objectFlaw(root, value2, schema, path) {
  const at = (field) => path ? `${path}.${field}` : field;
  const properties = schema.properties ?? {};
  const missing = schema.required?.find((field) => !(field in value2));
  if (missing) return { path: at(missing), expected: "a value: it is missing" };
  const strange = Object.keys(value2).find((field) => !(field in properties));
  if (strange)
    return { path: at(strange), expected: `no such field; possible are ${Object.keys(properties).join(", ")}` };
  return first(
    Object.entries(value2).map(
      ([field, part]) => () => flaw(root, part, properties[field], at(field))
    )
  );
}
function choiceFlaw(root, value2, choices2, path) {
  const [key] = Object.entries(choices2[0].properties).find(([, { const: fixed }]) => fixed !== void 0);
  const names = choices2.map((choice) => choice.properties[key].const);
  if (!isObject(value2)) return { path, expected: `an object with "${key}"` };
  const chosen = choices2[names.indexOf(value2[key])];
  return chosen ? flaw(root, value2, chosen, path) : { path: `${path}.${key}`, expected: `one of: ${names.join(", ")}` };
}

// games/osadnicy/src/pack.ts
var BadPack = class extends Error {
  flaw;
  constructor(found) {
    super(`The pack is not right at ${found.path}: expected ${found.expected}`);
    this.flaw = found;
  }
};
function checkPack(file) {
  const found = flaw(pack_schema_default, file) ?? cardsFlaw(file);
  if (found) throw new BadPack(found);
  return file;
}
function cardsFlaw({ deck, cards: cards2 }) {
  for (const [i, card] of cards2.entries()) {
    const expected = deck === "common" ? commonFlaw(card) : factionFlaw(card);
    if (expected) return { path: `cards[${i}] (${card.id})`, expected };
  }
  return null;
}
function commonFlaw({ deal }) {
  return deal ? "no deal: a common card has no deal field" : null;
}
function factionFlaw({ deal, copies }) {
  return deal?.length === copies ? null : "a deal good for each copy";
}

// games/osadnicy/src/cards.ts
var programs = [[]];
var choices = /* @__PURE__ */ new Map();
var cards = [];
var numbers = /* @__PURE__ */ new Map();
var PROGRAMS = programs;
var CARDS = cards;
function choicesOf(effect) {
  return choices.get(effect);
}
function addPack(file) {
  const pack = checkPack(file);
  const deck = DECKS.indexOf(pack.deck);
  for (const data of pack.cards) {
    const compiled = compileShared(data);
    for (let copy2 = 0; copy2 < data.copies; copy2++) addCopy(data, copy2, deck, compiled);
  }
}
function compileShared(data) {
  return {
    bonus: compile(data.bonus),
    production: compile(data.production),
    triggers: (data.triggers ?? []).map(({ when, max, effects }) => ({
      when,
      max: max ?? Number.POSITIVE_INFINITY,
      program: compile(effects)
    })),
    modifiers: data.modifiers ?? [],
    action: data.action ? compileAction(data.action) : null
  };
}
function addCopy(data, copy2, deck, shared) {
  const code = codeOf(data.id, copy2);
  if (numbers.has(code)) throw new Error(`The card ${code} is there already`);
  const cost = data.byCopy?.[copy2]?.cost ?? data.cost;
  const card = {
    no: cards.length,
    code,
    data,
    deck,
    kind: data.kind,
    colours: data.colors.reduce((bits, colour) => bits | 1 << COLOURS.indexOf(colour), 0),
    cost: tokens(cost),
    locations: cost.location ?? 0,
    deal: data.deal?.[copy2] ?? null,
    raze: data.byCopy?.[copy2]?.raze ?? data.raze ?? [],
    ...shared
  };
  numbers.set(code, card.no);
  cards.push(Object.freeze(card));
}
function codeOf(first2, copy2) {
  const prefix = first2.slice(0, 3);
  return prefix + String(Number(first2.slice(3)) + copy2).padStart(3, "0");
}
function compileAction(action) {
  const { card = 0, deal = 0, ...spend2 } = action.spend;
  return { spend: tokens(spend2), cards: card, deals: deal, times: action.times ?? 1, program: compile(action.effects) };
}
function compile(effects = []) {
  if (effects.length === 0) return 0;
  for (const effect of effects) {
    if (effect.op !== "oneOf") continue;
    choices.set(
      effect,
      effect.of.map((choice) => ({
        spend: choice.spend ? tokens(choice.spend) : NO_TOKENS,
        program: compile(choice.effects)
      }))
    );
  }
  return programs.push(Object.freeze(effects)) - 1;
}
for (const pack of [common_default, barbarians_default, japanese_default, romans_default, egyptians_default]) addPack(pack);

// games/osadnicy/src/config.ts
var OPTIONS = [
  "lookoutAlternative",
  "lookoutAdvanced",
  "peaceful",
  "peaceful2014TwoPicks",
  "reshuffleFactionDiscards",
  "components2014",
  "featureWording2014",
  "oasis2014",
  "points2014"
];
var MIN_SEATS = 2;
var MAX_SEATS = 4;
var ROUNDS = 5;
var APART = [
  ["lookoutAlternative", "lookoutAdvanced"],
  ["lookoutAlternative", "peaceful"],
  ["lookoutAdvanced", "peaceful"]
];
function configFault(config) {
  const { factions, options } = config;
  if (factions.length < MIN_SEATS || factions.length > MAX_SEATS) return { fault: "seats", found: factions.length };
  for (const [i, faction] of factions.entries()) {
    if (!FACTIONS.includes(faction)) return { fault: "faction", found: faction };
    if (factions.indexOf(faction) !== i) return { fault: "faction twice", found: faction };
  }
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown) return { fault: "option", found: unknown };
  const together2 = APART.find(([a, b]) => options.includes(a) && options.includes(b));
  return together2 ? { fault: "options together", found: together2 } : null;
}

// games/osadnicy/src/empire.ts
var NOBODY = -1;
var NO_CARD = -1;
function newLocation(card) {
  return {
    card,
    used: 0,
    spent: NO_TOKENS,
    defended: false,
    samurai: false,
    blocked: false,
    seizedBy: NOBODY,
    under: [],
    aside: NO_TOKENS,
    route: NO_CARD,
    routeOf: NOBODY
  };
}
function locationOf(game, card) {
  for (let owner = 0; owner < game.seats.length; owner++) {
    const at = game.seats[owner].locations.findIndex((location) => location.card === card);
    if (at >= 0) return { owner, at };
  }
  throw new Error(`${CARDS[card]?.code} is in no empire`);
}
function findLocation(game, card) {
  const { owner, at } = locationOf(game, card);
  return game.seats[owner].locations[at];
}
function replaceLocation(game, owner, at, location) {
  game.seats[owner].locations[at] = location;
}
function empireOf(game, seat) {
  const own = game.seats[seat].locations;
  if (game.seizures === 0) return own;
  const controlled = own.filter((location) => location.seizedBy === NOBODY);
  for (const { locations } of game.seats) {
    for (const location of locations) if (location.seizedBy === seat) controlled.push(location);
  }
  return controlled;
}
function controllerOf(game, card) {
  const { owner, at } = locationOf(game, card);
  const { seizedBy } = game.seats[owner].locations[at];
  return seizedBy === NOBODY ? owner : seizedBy;
}
function targetsOf(game, seat) {
  const targets = [];
  for (let i = 1; i < game.seats.length; i++) {
    const other = (seat + i) % game.seats.length;
    if (!game.seats[other].passed) targets.push(other);
  }
  return targets;
}
function isCommon(card) {
  return card.deck === 0;
}
function coloured(game, seat, bit) {
  let count = 0;
  for (const location of empireOf(game, seat)) if (CARDS[location.card].colours & bit) count++;
  return count;
}
function samuraiOf(game, seat) {
  let count = 0;
  for (const location of empireOf(game, seat)) if (location.samurai) count++;
  return count;
}
function dealsOf(game, seat) {
  const deals = game.seats[seat].deals.map((card) => ({ card, of: seat, good: CARDS[card].deal }));
  return deals.concat(routesOf(game, seat));
}
function routesOf(game, seat) {
  const routes = [];
  for (let of = 0; of < game.seats.length; of++) {
    if (of === seat) continue;
    for (const { card, routeOf } of game.seats[of].locations) {
      if (routeOf === seat) routes.push({ card, of, good: CARDS[card].deal });
    }
  }
  return routes;
}

// games/osadnicy/src/factions.ts
var boards = {
  barbarians: {
    name: { pl: "Barbarzy\u0144cy", en: "Barbarians" },
    production: tokens({ worker: 5, raze: 1, defense: 1 }),
    store: "worker",
    samurai: false,
    source: { production: "public", store: "public" }
  },
  japanese: {
    name: { pl: "Japo\u0144czycy", en: "Japanese" },
    production: tokens({ worker: 4, wood: 1, raze: 1, defense: 1 }),
    store: "food",
    samurai: true,
    source: { production: "rulebook", store: "rulebook" }
  },
  romans: {
    name: { pl: "Rzymianie", en: "Romans" },
    production: tokens({ worker: 2, wood: 1, stone: 1, raze: 1, defense: 1 }),
    store: "raze",
    samurai: false,
    source: { production: "public", store: "rulebook" }
  },
  egyptians: {
    name: { pl: "Egipcjanie", en: "Egyptians" },
    production: tokens({ worker: 3, gold: 1, raze: 1, defense: 1 }),
    store: "gold",
    samurai: false,
    source: { production: "public", store: "public" }
  }
};
var BOARDS = DECKS.map(
  (deck) => deck === "common" ? void 0 : { id: deck, ...boards[deck] }
);
function board(deck) {
  return BOARDS[deck];
}
function deckOf(faction) {
  return FACTIONS.indexOf(faction) + 1;
}
function storedToken(deck) {
  return tokenIndex(board(deck).store);
}
var COMMON_LOCATION_VALUE = 1;
var FACTION_LOCATION_VALUE = 2;

// engine/src/step.ts
var SPECTATOR = -1;
var optionIds = /* @__PURE__ */ new WeakMap();
function optionId(option) {
  const known = optionIds.get(option);
  if (known !== void 0) return known;
  let id = option.do;
  for (const [field, value2] of Object.entries(option)) {
    if (field !== "do" && field !== "seat") id += ` ${field}=${spelled(value2)}`;
  }
  optionIds.set(option, id);
  return id;
}
function spelled(value2) {
  if (Array.isArray(value2)) return value2.map(spelled).join("+");
  return typeof value2 === "object" ? JSON.stringify(value2) : String(value2);
}
var PICK = "pick ";
function pickId(picked) {
  return PICK + [...picked].sort((a, b) => a - b).join("+");
}
function offered(decision, id) {
  const option = decision.options.find((one) => optionId(one) === id);
  if (option) return option;
  const { pick: pick2 } = decision;
  const picked = pick2 && pickedIn(id);
  return picked && pickAllowed(pick2, picked) ? pick2.answer(picked) : null;
}
function pickedIn(id) {
  if (!id.startsWith(PICK)) return null;
  const picked = id === PICK ? [] : id.slice(PICK.length).split("+").map(Number);
  return pickId(picked) === id ? picked : null;
}
function pickAllowed(pick2, picked) {
  if (picked.length < pick2.min || picked.length > pick2.max) return false;
  const left = [...pick2.from];
  for (const item of picked) {
    const at = left.indexOf(item);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return pick2.allows?.(picked) ?? true;
}

// engine/src/run.ts
var STEP_LIMIT = 1e4;
function next(game, ...steps) {
  for (let i = steps.length - 1; i >= 0; i--) game.steps.push(steps[i]);
}
function together(game, branches) {
  if (game.branches.length > 0) throw new Error("Seats are being asked together already");
  game.branches = branches.map(({ seat, step }) => ({ seat, steps: [step], answered: false, answer: null }));
}
function advance(rules3, game, io) {
  return runUntilAsked(rules3, game, io, false);
}
function runUntilAsked(rules3, game, io, inBranch) {
  const ask = rules3.ask;
  const run = rules3.run;
  for (let count = 0; count < STEP_LIMIT; count++) {
    if (game.branches.length > 0) {
      if (inBranch) throw new Error("Seats who are asked together cannot ask others together");
      const asked = askBranches(ask, game);
      if (asked) return asked;
      runBranches(rules3, game, io);
      continue;
    }
    const { steps } = game;
    const step = steps[steps.length - 1];
    if (!step) return null;
    const question2 = ask[step.do];
    if (question2) {
      const decision = question2(game, step);
      const answer2 = foregone(decision);
      if (answer2 === void 0) return decision;
      steps.pop();
      if (answer2) steps.push(answer2);
    } else {
      steps.pop();
      const happen = run[step.do];
      if (!happen) throw new Error(`No rule says what to do on \xAB${step.do}\xBB`);
      happen(game, step, io);
    }
  }
  throw new Error(`The game runs in a circle: ${JSON.stringify(game.steps.slice(-5))}`);
}
function foregone({ options, pick: pick2, forced }) {
  if (pick2) {
    const all = forced && options.length === 0 && pick2.from.length === pick2.min && pickAllowed(pick2, pick2.from);
    return all ? pick2.answer([...pick2.from].sort((a, b) => a - b)) : void 0;
  }
  if (options.length === 0) return null;
  return forced && options.length === 1 ? options[0] : void 0;
}
function pending(rules3, game) {
  const ask = rules3.ask;
  return open(game).flatMap((steps) => question(ask, game, steps) ?? []);
}
function decisionOf(rules3, game, seat) {
  const ask = rules3.ask;
  const steps = game.branches.length > 0 ? game.branches[openBranch(game, seat)]?.steps : game.steps;
  const decision = steps && question(ask, game, steps);
  return decision?.seat === seat ? decision : null;
}
function question(ask, game, steps) {
  const step = steps[steps.length - 1];
  return (step && ask[step.do]?.(game, step)) ?? null;
}
function open(game) {
  if (game.branches.length === 0) return [game.steps];
  return game.branches.filter(({ seat }, at) => openBranch(game, seat) === at).map(({ steps }) => steps);
}
function openBranch(game, seat) {
  return game.branches.findIndex((branch) => branch.seat === seat && !branch.answered);
}
function choose(game, decision, option) {
  if (game.branches.length === 0) {
    game.steps.pop();
    game.steps.push(option);
    game.decision++;
    return;
  }
  const at = openBranch(game, decision.seat);
  const { seat, steps } = game.branches[at];
  game.branches[at] = { seat, steps, answered: true, answer: option };
  const askedAgain = openBranch(game, seat) >= 0;
  if (askedAgain || game.branches.every(({ answered }) => answered)) game.decision++;
}
function askBranches(ask, game) {
  let first2 = null;
  for (const [at, branch] of game.branches.entries()) {
    if (branch.answered) continue;
    const decision = question(ask, game, branch.steps);
    if (!decision) throw new Error(`A branch must open with a question: ${JSON.stringify(branch.steps)}`);
    if (decision.seat !== branch.seat) throw new Error(`The branch of seat ${branch.seat} asks seat ${decision.seat}`);
    const answer2 = foregone(decision);
    if (answer2 === void 0) first2 ??= decision;
    else game.branches[at] = { ...branch, answered: true, answer: answer2 };
  }
  return first2;
}
function runBranches(rules3, game, io) {
  const { branches, steps } = game;
  const still = [];
  game.branches = [];
  for (const branch of branches) {
    game.steps = branch.steps.slice(0, -1);
    if (branch.answer) game.steps.push(branch.answer);
    const asked = runUntilAsked(rules3, game, io, true);
    if (asked) still.push({ seat: asked.seat, steps: game.steps, answered: false, answer: null });
  }
  game.steps = steps;
  game.branches = still;
}

// engine/src/abilities.ts
function modified(plain, active, change) {
  let value2 = plain;
  for (const by of active) value2 = change(value2, by);
  return value2;
}
function trigger(game, active, follows) {
  const steps = [];
  for (const one of active) {
    const step = follows(one);
    if (step) steps.push(step);
  }
  next(game, ...steps);
}
function clockwise(first2, seats) {
  return Array.from({ length: seats }, (_, i) => (first2 + i) % seats);
}

// engine/src/sha256.ts
var K = new Int32Array(64);
var INITIAL = new Int32Array(8);
(function fillConstants() {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(n));
    K[found] = fraction(Math.cbrt(n));
    found++;
  }
})();
function fraction(x) {
  return (x - Math.floor(x)) * 4294967296 | 0;
}
var w = new Int32Array(64);
function compress(hash, block, from) {
  for (let i = 0; i < 16; i++) w[i] = block[from + i];
  for (let i = 16; i < 64; i++) {
    const a2 = w[i - 15];
    const b2 = w[i - 2];
    const s0 = (a2 >>> 7 | a2 << 25) ^ (a2 >>> 18 | a2 << 14) ^ a2 >>> 3;
    const s1 = (b2 >>> 17 | b2 << 15) ^ (b2 >>> 19 | b2 << 13) ^ b2 >>> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1 | 0;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = (e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7);
    const t1 = h + s1 + (e & f ^ ~e & g) + K[i] + w[i] | 0;
    const s0 = (a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10);
    const t2 = s0 + (a & b ^ a & c ^ b & c) | 0;
    h = g;
    g = f;
    f = e;
    e = d + t1 | 0;
    d = c;
    c = b;
    b = a;
    a = t1 + t2 | 0;
  }
  hash[0] = hash[0] + a | 0;
  hash[1] = hash[1] + b | 0;
  hash[2] = hash[2] + c | 0;
  hash[3] = hash[3] + d | 0;
  hash[4] = hash[4] + e | 0;
  hash[5] = hash[5] + f | 0;
  hash[6] = hash[6] + g | 0;
  hash[7] = hash[7] + h | 0;
}
function sha256Words(words) {
  const blocks = Math.ceil((words.length * 4 + 9) / 64);
  const padded = new Int32Array(blocks * 16);
  padded.set(words);
  padded[words.length] = 2147483648 | 0;
  padded[blocks * 16 - 1] = words.length * 32;
  const hash = INITIAL.slice();
  for (let i = 0; i < blocks; i++) compress(hash, padded, i * 16);
  return hash;
}

// engine/src/chance.ts
var WrongLuck = class extends Error {
  /** Which of the game's outcomes, counted from 0. */
  outcome;
  constructor(chance, why) {
    super(why);
    this.outcome = chance.counts.reduce((sum, count) => sum + count, -1);
  }
};
function newChance(key) {
  if (!isKey(key)) throw new Error("A game key is 64 hexadecimal digits");
  return { key, counts: [] };
}
function isKey(key) {
  return /^[0-9a-f]{64}$/.test(key);
}
function shuffled(game, log, purpose, items) {
  const count = turn(game.chance, purpose);
  const dictated = log.dictate?.(purpose, items);
  const result2 = dictated ? checkedOrder(game.chance, items, dictated) : shuffleWith(stream(game.chance.key, purpose, count), items);
  log.record?.({ purpose, result: [...result2] });
  return result2;
}
function rolled(game, log, purpose, n) {
  const count = turn(game.chance, purpose);
  if (!Number.isInteger(n) || n < 1 || n > SHORTS) throw new Error(`There is no die with ${n} sides`);
  const dictated = log.dictate?.(purpose, n);
  const result2 = dictated ? checkedRoll(game.chance, n, dictated) : uniform(stream(game.chance.key, purpose, count), n);
  log.record?.({ purpose, result: [result2] });
  return result2;
}
function turn(chance, purpose) {
  while (chance.counts.length <= purpose) chance.counts.push(0);
  return chance.counts[purpose]++;
}
function checkedOrder(chance, items, order) {
  const sorted = (list) => [...list].sort((a, b) => a - b).join();
  if (sorted(items) !== sorted(order)) {
    throw new WrongLuck(chance, `A dictated order must hold the same things: ${items.join()}`);
  }
  return [...order];
}
function checkedRoll(chance, n, dictated) {
  const [roll] = dictated;
  if (roll === void 0 || !Number.isInteger(roll) || roll < 0 || roll >= n) {
    throw new WrongLuck(chance, `A dictated roll must be a whole number from 0 to ${n - 1}`);
  }
  return roll;
}
var SHORTS = 65536;
function stream(key, purpose, count) {
  const seed = [...sha256Words([...keyWords(key), purpose, count]), 0];
  return { seed, block: sha256Words(seed), used: 0 };
}
function keyWords(key) {
  const words = [];
  for (let i = 0; i < key.length; i += 8) words.push(Number.parseInt(key.slice(i, i + 8), 16) | 0);
  return words;
}
function short(source) {
  if (source.used === 16) {
    source.seed[8]++;
    source.block = sha256Words(source.seed);
    source.used = 0;
  }
  const at = source.used++;
  return source.block[at >> 1] >>> ((at & 1) << 4) & 65535;
}
function uniform(source, n) {
  const limit = SHORTS - SHORTS % n;
  for (; ; ) {
    const number = short(source);
    if (number < limit) return number % n;
  }
}
function shuffleWith(source, items) {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = uniform(source, i + 1);
    const item = order[i];
    order[i] = order[j];
    order[j] = item;
  }
  return order;
}

// engine/src/rng.ts
function seeded(seed) {
  const rng = [seed | 0, 2654435769 | 0, 608135816 | 0, 1];
  for (let i = 0; i < 12; i++) word(rng);
  return rng;
}
function word(rng) {
  const out = rng[0] + rng[1] + rng[3] | 0;
  rng[3] = rng[3] + 1 | 0;
  rng[0] = rng[1] ^ rng[1] >>> 9;
  rng[1] = rng[2] + (rng[2] << 3) | 0;
  rng[2] = (rng[2] << 21 | rng[2] >>> 11) + out | 0;
  return out >>> 0;
}
function below(rng, n) {
  return Math.floor(word(rng) / 4294967296 * n);
}
function keyFrom(rng) {
  let key = "";
  for (let i = 0; i < 8; i++) key += word(rng).toString(16).padStart(8, "0");
  return key;
}
function shuffle(rng, items) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const x = items[i];
    items[i] = items[j];
    items[j] = x;
  }
  return items;
}

// engine/src/random-answer.ts
var TRIES = 50;
function randomAnswer({ options, pick: pick2 }, rng) {
  const at = below(rng, options.length + (pick2 ? Math.max(1, options.length) : 0));
  const option = options[at];
  if (option) return optionId(option);
  const picked = pick2 && randomPick(pick2, rng);
  if (picked) return pickId(picked);
  return options[0] ? optionId(options[0]) : null;
}
function randomPick(pick2, rng) {
  const most = Math.min(pick2.max, pick2.from.length);
  for (let i = 0; i < TRIES && pick2.min <= most; i++) {
    const count = pick2.min + below(rng, most - pick2.min + 1);
    const picked = shuffle(rng, [...pick2.from]).slice(0, count);
    if (pickAllowed(pick2, picked)) return picked;
  }
  return firstPick(pick2, [], 0);
}
function firstPick(pick2, picked, from) {
  if (pickAllowed(pick2, picked)) return picked;
  if (picked.length >= pick2.max) return null;
  for (let i = from; i < pick2.from.length; i++) {
    const found = firstPick(pick2, [...picked, pick2.from[i]], i + 1);
    if (found) return found;
  }
  return null;
}

// engine/src/view.ts
var NO_CHANCE = { key: "", counts: [] };
function sees(who, owner, seat) {
  return who === "everyone" || who === "owner" && owner === seat && seat !== SPECTATOR;
}
function view(game, state, seat) {
  return game.project(
    state,
    (card, zone, owner) => card < 0 || sees(game.zones[zone], owner, seat) ? card : game.back(card),
    {
      steps: [...state.steps],
      branches: state.branches.map((branch) => branch.seat === seat ? branch : { ...branch, answer: null }),
      decision: state.decision,
      chance: { ...NO_CHANCE }
    }
  );
}
function redeal(game, seen, allCards2, rng) {
  const known = new Set(cardsIn(game, seen));
  const piles = /* @__PURE__ */ new Map();
  for (const card of allCards2) {
    if (known.has(card)) continue;
    const back = game.back(card);
    const pile = piles.get(back);
    if (pile) pile.push(card);
    else piles.set(back, [card]);
  }
  for (const pile of piles.values()) shuffle(rng, pile);
  const branches = seen.branches.map((branch) => branch.answer ? branch : { ...branch, answered: false });
  const core = { steps: [...seen.steps], branches, decision: seen.decision, chance: { key: keyFrom(rng), counts: [] } };
  const deal = (back) => {
    const card = piles.get(back)?.pop();
    if (card === void 0) throw new Error(`More cards with back ${back} are hidden than there are unseen`);
    return card;
  };
  return game.project(seen, (card) => card >= 0 ? card : deal(card), core);
}
function cardsIn(game, state) {
  const cards2 = [];
  game.project(
    state,
    (card) => {
      cards2.push(card);
      return card;
    },
    state
  );
  return cards2;
}

// games/osadnicy/src/refusals.ts
function refusal(rule) {
  return Object.freeze({ rule });
}
var NOT_YOUR_TURN = refusal("OSD-ACTION-01");
var HAS_PASSED = refusal("OSD-ACTION-03");
var TARGET_HAS_PASSED = refusal("OSD-ACTION-04");
var NOT_IN_HAND = refusal("OSD-BUILD-01");
var CANNOT_PAY_BUILDING = refusal("OSD-BUILD-02");
var NO_LOCATION_TO_GIVE_UP = refusal("OSD-BUILD-11");
var COMMON_CARD_IS_NO_DEAL = refusal("OSD-DEAL-02");
var NO_FOOD_FOR_DEAL = refusal("OSD-DEAL-04");
var NO_RAZE_TOKEN = refusal("OSD-RAZE-02");
var NO_RAZE_FIELD = refusal("OSD-RAZE-13");
var TOO_FEW_RAZE_TOKENS = refusal("OSD-RAZE-07");
var DEFENDED = refusal("OSD-DEFENSE-02");
var GUARDED = refusal("OSD-JAPAN-09");
var OWN_LOCATION = refusal("OSD-RAZE-09");
var RUINS = refusal("OSD-COMMON-CARDS-08");
var PEACE = refusal("OSD-VARIANTS-17");
var NOT_IN_EMPIRE = refusal("OSD-ACTIVATE-01");
var NO_ACTION = refusal("OSD-ACTIVATE-02");
var USED_UP = refusal("OSD-ACTIVATE-05");
var CANNOT_PAY_ACTION = refusal("OSD-ACTIVATE-03");
var CARD_SAYS_SO = refusal("OSD-GENERAL-12");
var NO_DEAL_TO_TAKE = refusal("OSD-FAQ-45");
var NO_FACTION_CARD_LEFT = refusal("OSD-FAQ-82");
var TOO_FEW_WORKERS = refusal("OSD-EXCHANGE-01");
var NO_DEFENSE_TOKEN = refusal("OSD-DEFENSE-01");
var ONLY_COMMON_DEFENDED = refusal("OSD-DEFENSE-07");
var DEFENDED_ALREADY = refusal("OSD-DEFENSE-02");
var ONLY_JAPANESE_SAMURAI = refusal("OSD-JAPAN-03");
var ONE_SAMURAI = refusal("OSD-JAPAN-05");
var NO_WORKER_FOR_SAMURAI = refusal("OSD-JAPAN-04");
var SEIZED = refusal("OSD-EGYPT-10");
var IN_EXCHANGE_NO_GOLD = refusal("OSD-EXCHANGE-03");

// games/osadnicy/src/piles.ts
var FIRST_PLAYER = 0;
var COMMON_DECK = 1;
var FACTION_DECK = 1;
function drawCommon(game, io) {
  if (game.deck.length === 0 && game.discard.length > 0) {
    game.deck = shuffled(game, io, COMMON_DECK, game.discard);
    game.discard = [];
    io.tell?.({ did: "shuffle", of: -1 });
  }
  return game.deck.pop();
}
function drawFaction(game, seat, io) {
  const own = game.seats[seat];
  if (own.deck.length === 0 && own.discard.length > 0 && game.config.options.includes("reshuffleFactionDiscards")) {
    own.deck = shuffled(game, io, FACTION_DECK + own.deckNo, own.discard);
    own.discard = [];
    io.tell?.({ did: "shuffle", of: seat });
  }
  return own.deck.pop();
}
function commonLeft(game) {
  return game.deck.length > 0 || game.discard.length > 0;
}
function factionLeft(game, seat) {
  const own = game.seats[seat];
  if (own.deck.length > 0) return true;
  return own.discard.length > 0 && game.config.options.includes("reshuffleFactionDiscards");
}
function discard(game, card) {
  const { deck } = CARDS[card];
  const owner = deck === 0 ? void 0 : game.seats.find((seat) => seat.deckNo === deck);
  if (owner) owner.discard.push(card);
  else game.discard.push(card);
}
function removeCard(cards2, card) {
  const at = cards2.indexOf(card);
  if (at < 0) throw new Error(`${CARDS[card]?.code} is not there`);
  cards2.splice(at, 1);
}
function askDraw(game, step) {
  const { seat, from, n } = step;
  const either = from === "either";
  const options = [];
  if (n > 0) {
    if (from !== "faction" && commonLeft(game)) options.push({ do: "draw one", seat, from: "common", n, either });
    if (from !== "common" && factionLeft(game, seat))
      options.push({ do: "draw one", seat, from: "faction", n, either });
  }
  return { seat, ask: step, options, forced: true };
}
function runDrawOne(game, { seat, from, n, either }, io) {
  drawToHand(game, seat, from, io);
  if (n > 1) next(game, { do: "draw", seat, from: either ? "either" : from, n: n - 1 });
}
function drawToHand(game, seat, from, io) {
  const card = from === "common" ? drawCommon(game, io) : drawFaction(game, seat, io);
  if (card === void 0) return;
  game.seats[seat].hand.push(card);
  io.tell?.({ did: "draw", seat, card, only: seat });
}

// games/osadnicy/src/effects/cards.ts
var cardWords = {
  drawAndKeep: {
    run(game, { deck, draw, keep }, { seat }, io) {
      const hand = game.seats[seat].hand.length;
      for (let i = 0; i < draw; i++) drawToHand(game, seat, deck, io);
      next(game, { do: "keep cards", seat, hand, keep });
    }
  },
  layFoundation: {
    targets(game, _effect, { seat }) {
      return game.seats[seat].hand.map((card) => ({ do: "lay foundation", seat, card }));
    }
  },
  enemyDiscards: {
    targets(game, _effect, { seat }) {
      return targetsOf(game, seat).filter((of) => game.seats[of].hand.length > 0).map((of) => ({ do: "enemy discards", seat, of }));
    },
    forced: true
  },
  putAside: {
    run(game, { what }, { seat, card }) {
      next(game, { do: what === "cards" ? "put cards under" : "put resources on", seat, card });
    }
  }
};
function askKeepCards(game, step) {
  const { seat, hand, keep } = step;
  const drawn = game.seats[seat].hand.slice(hand);
  const spare = drawn.length - keep;
  if (spare <= 0) return { seat, ask: step, options: [] };
  const pick2 = { from: drawn, min: spare, max: spare, answer: discardThese(seat) };
  return { seat, ask: step, options: [], pick: pick2 };
}
function discardThese(seat) {
  return (cards2) => ({ do: "discard these", seat, cards: cards2 });
}
function runDiscardThese(game, { seat, cards: cards2 }, io) {
  for (const card of cards2) {
    removeCard(game.seats[seat].hand, card);
    discard(game, card);
    io.tell?.({ did: "discard", seat, card });
  }
}
function runLayFoundation(game, { seat, card }, io) {
  removeCard(game.seats[seat].hand, card);
  game.seats[seat].foundations.push(card);
  io.tell?.({ did: "lay foundation", seat, card, only: seat });
}
function runEnemyDiscards(game, { of }) {
  next(game, { do: "discard one", seat: of });
}
function askDiscardOne(game, step) {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat].hand.map((card) => ({ do: "discard", seat, card })) };
}

// games/osadnicy/src/gains.ts
var FROM_BOARD = { card: NO_CARD, why: "board" };
function gain(game, seat, good, n, origin, io) {
  if (n <= 0) return;
  if (good === "vp") {
    gainPoints(game, seat, n, origin, io);
  } else if (isToken(good)) {
    game.seats[seat].tokens[tokenIndex(good)] += n;
    io.tell?.({ did: "gain", seat, good, n, ...origin });
  } else {
    const from = good === "card" ? "either" : good === "commonCard" ? "common" : "faction";
    next(game, { do: "draw", seat, from, n });
  }
}
function gainPoints(game, seat, n, origin, io) {
  game.seats[seat].points += n;
  io.tell?.({ did: "gain", seat, good: "vp", n, ...origin });
  answerFeatures(game, seat, (when) => when.event === "points" && n >= when.atLeast);
}
function answerFeatures(game, seat, answers) {
  trigger(game, empireOf(game, seat), (location) => {
    for (const { when, max, program } of CARDS[location.card].triggers) {
      if (!answers(when) || !allowed(game, when, location, max)) continue;
      if (max !== Number.POSITIVE_INFINITY) markUsed(game, location);
      return { do: "effects", seat, card: location.card, why: "feature", program, at: 0 };
    }
    return null;
  });
}
function allowed(game, when, location, max) {
  if (location.used < max) return true;
  return when.event === "enemyExchange" && game.config.options.includes("oasis2014");
}
function markUsed(game, location) {
  const { owner, at } = locationOf(game, location.card);
  replaceLocation(game, owner, at, { ...location, used: location.used + 1 });
}
function isBuilt(card, when) {
  if (when.event !== "build") return false;
  if (when.what === "common") return card.deck === 0;
  if (when.what === "faction") return card.deck !== 0;
  return (card.colours & 1 << COLOURS.indexOf(when.what)) !== 0;
}

// games/osadnicy/src/payment.ts
function payable(pool, cost) {
  let missing = 0;
  for (let token = WOOD; token <= FOOD; token++) {
    const short2 = cost[token] - pool[token];
    if (short2 > 0) missing += short2;
  }
  for (let token = FOOD + 1; token < cost.length; token++) {
    if (token === GOLD ? pool[GOLD] < cost[GOLD] + missing : pool[token] < cost[token]) return false;
  }
  return true;
}
function times(cost, n) {
  return n === 1 ? cost : cost.map((count) => count * n);
}
function plus(a, b) {
  return a.map((count, token) => count + b[token]);
}
function isFree(cost) {
  return cost.every((count) => count === 0);
}
function payments(pool, cost) {
  const ways = [];
  const spare = pool[GOLD] - cost[GOLD];
  const golds = (token) => Math.min(cost[token], spare);
  const least = (token) => Math.max(0, cost[token] - pool[token]);
  for (let wood = least(0); wood <= golds(0); wood++) {
    for (let stone = least(1); stone <= golds(1); stone++) {
      for (let food = least(2); food <= golds(2) && wood + stone + food <= spare; food++) {
        const way = cost.slice();
        way[0] -= wood;
        way[1] -= stone;
        way[2] -= food;
        way[GOLD] += wood + stone + food;
        ways.push(way);
      }
    }
  }
  return ways;
}
function askPay(game, step) {
  const { seat, cost, on } = step;
  const pool = game.seats[seat].tokens;
  const options = pool[GOLD] === 0 ? [spend(seat, cost, on)] : payments(pool, cost).map((pay) => spend(seat, pay, on));
  return { seat, ask: step, options, forced: true };
}
function spend(seat, pay, on) {
  return { do: "spend", seat, pay, on };
}
function runSpend(game, { seat, pay, on }, io) {
  const pool = game.seats[seat].tokens;
  for (let token = 0; token < pay.length; token++) pool[token] -= pay[token];
  if (on >= 0) layOn(game, on, pay);
  io.tell?.({ did: "pay", seat, card: on, pay });
}
function layOn(game, card, pay) {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  replaceLocation(game, owner, at, { ...location, spent: plus(location.spent, pay) });
}

// games/osadnicy/src/protection.ts
function defenseRefusal(game, seat, card) {
  if (game.seats[seat].tokens[DEFENSE] === 0) return NO_DEFENSE_TOKEN;
  if (CARDS[card].deck !== 0) return ONLY_COMMON_DEFENDED;
  const { owner, at } = locationOf(game, card);
  if (controllerOf(game, card) !== seat) return NO_DEFENSE_TOKEN;
  return game.seats[owner].locations[at].defended ? DEFENDED_ALREADY : null;
}
function runDefend(game, { seat, card, resume }, io) {
  game.seats[seat].tokens[DEFENSE]--;
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner].locations[at], defended: true });
  io.tell?.({ did: "defend", seat, card });
  next(game, { do: resume, seat });
}
function guardRefusal(game, seat, card) {
  if (game.seats[seat].tokens[WORKER] === 0) return NO_WORKER_FOR_SAMURAI;
  return samuraiRefusal(game, seat, card);
}
function samuraiRefusal(game, seat, card) {
  const { deckNo, locations } = game.seats[seat];
  if (!board(deckNo).samurai || CARDS[card].deck !== deckNo) return ONLY_JAPANESE_SAMURAI;
  const location = locations.find((own) => own.card === card);
  if (!location || controllerOf(game, card) !== seat) return ONLY_JAPANESE_SAMURAI;
  return location.samurai ? ONE_SAMURAI : null;
}
function runGuard(game, { seat, card, resume }) {
  game.seats[seat].tokens[WORKER]--;
  next(game, { do: "samurai", seat, card }, { do: resume, seat });
}
function runSamurai(game, { seat, card }, io) {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner].locations[at], samurai: true });
  io.tell?.({ did: "samurai", seat, card });
  answerFeatures(game, seat, (when) => when.event === "samurai");
}

// games/osadnicy/src/effects/seize.ts
function runSeize(game, { seat, of, card }, io) {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  if (location.seizedBy === NOBODY) game.seizures++;
  const taker = seat === owner ? NOBODY : seat;
  if (taker === NOBODY) game.seizures--;
  replaceLocation(game, owner, at, { ...location, seizedBy: taker });
  io.tell?.({ did: "seize", seat, of, card });
}
function endSeizures(game) {
  for (const seat of game.seats) {
    if (game.seizures > 0) seat.locations = seat.locations.map((location) => ({ ...location, seizedBy: NOBODY }));
    seat.foundations.push(...seat.returning);
    seat.returning = [];
  }
  game.seizures = 0;
}

// games/osadnicy/src/round.ts
function runRound(game, _step, io) {
  game.round++;
  io.tell?.({ did: "round", round: game.round, first: game.first });
  const ending = game.round < ROUNDS ? [{ do: "cleanup" }, { do: "end of round" }] : [{ do: "score" }];
  next(game, { do: "lookout" }, { do: "production" }, { do: "action phase" }, ...ending);
}
function enterPhase(game, phase, io) {
  game.phase = phase;
  io.tell?.({ did: "phase", phase });
}
function runEndOfRound(game, _step, _io) {
  endSeizures(game);
  game.first = (game.first + 1) % game.seats.length;
  next(game, { do: "round" });
}

// games/osadnicy/src/leave.ts
function leaveEmpire(game, card) {
  const { owner, at } = locationOf(game, card);
  const [location] = game.seats[owner].locations.splice(at, 1);
  for (const under of location.under) discard(game, under);
  if (location.route !== NO_CARD) discard(game, location.route);
  if (location.seizedBy === NOBODY) return { location, owner, controller: owner };
  game.seizures--;
  return { location, owner, controller: location.seizedBy };
}
function turnToFoundation(game, card, io) {
  const { owner, controller } = leaveEmpire(game, card);
  if (CARDS[card].deck !== 0) {
    discard(game, card);
    return;
  }
  const { foundations, returning } = game.seats[owner];
  (controller === owner ? foundations : returning).push(card);
  io.tell?.({ did: "foundation", seat: owner, card });
  gain(game, controller, "wood", 1, { card, why: "foundation" }, io);
}

// games/osadnicy/src/actions/build.ts
function buildRefusal(game, seat, card) {
  const { cost, locations } = CARDS[card];
  if (!payable(game.seats[seat].tokens, cost)) return CANNOT_PAY_BUILDING;
  return locations > givable(game, seat) ? NO_LOCATION_TO_GIVE_UP : null;
}
function givable(game, seat) {
  const { locations, foundations } = game.seats[seat];
  if (game.seizures === 0) return locations.length + foundations.length;
  return foundations.length + locations.filter(({ seizedBy }) => seizedBy === NOBODY).length;
}
function runBuild(game, { seat, card }) {
  removeCard(game.seats[seat].hand, card);
  game.seats[seat].announced.push(card);
  endTurn(game, seat, ...buildSteps(seat, card, true));
}
function buildSteps(seat, card, withLocations) {
  const { cost, locations } = CARDS[card];
  const steps = [];
  if (!isFree(cost)) steps.push({ do: "pay", seat, card, cost, on: NO_CARD });
  if (withLocations) for (let i = 0; i < locations; i++) steps.push({ do: "give up location", seat, card });
  return [...steps, { do: "place", seat, card }];
}
function askGiveUpLocation(game, step) {
  const { seat, card } = step;
  const { locations, foundations } = game.seats[seat];
  const options = foundations.map((given) => ({ do: "give up", seat, card, given }));
  for (const location of locations) {
    if (location.seizedBy === NOBODY) options.push({ do: "give up", seat, card, given: location.card });
  }
  return { seat, ask: step, options, forced: true };
}
function runGiveUp(game, { seat, given }, io) {
  const { foundations } = game.seats[seat];
  const foundation = foundations.includes(given);
  if (foundation) removeCard(foundations, given);
  else leaveEmpire(game, given);
  discard(game, given);
  io.tell?.({ did: "give up", seat, card: given, foundation });
}
function runPlace(game, { seat, card }, io) {
  const own = game.seats[seat];
  removeCard(own.announced, card);
  own.locations.push(newLocation(card));
  io.tell?.({ did: "build", seat, card });
  const built2 = CARDS[card];
  answerFeatures(game, seat, (when) => isBuilt(built2, when));
  if (built2.bonus > 0) next(game, { do: "effects", seat, card, why: "bonus", program: built2.bonus, at: 0 });
  if (built2.production === 0) return;
  next(game, { do: "effects", seat, card, why: "production", program: built2.production, at: 0 });
  if (countsSamurai(built2.production)) next(game, { do: "moment", seat });
}
function countsSamurai(program) {
  return PROGRAMS[program].some((effect) => effect.op === "gainPer" && effect.per === "samurai");
}

// games/osadnicy/src/actions/exchange.ts
var WORKERS = 2;
function exchangeRefusal(game, seat) {
  return game.seats[seat].tokens[WORKER] < WORKERS ? TOO_FEW_WORKERS : null;
}
function runExchange(game, { seat }) {
  endTurn(game, seat, { do: "exchange more", seat, first: true });
}
function askExchangeMore(game, step) {
  const { seat, first: first2 } = step;
  const options = [];
  if (!exchangeRefusal(game, seat)) {
    const goods = [...RESOURCES];
    if (commonLeft(game)) goods.push("commonCard");
    if (factionLeft(game, seat)) goods.push("factionCard");
    for (const good of goods) options.push({ do: "exchange for", seat, good });
    if (!first2) options.push({ do: "stop", seat });
  }
  return { seat, ask: step, options };
}
function runExchangeFor(game, { seat, good }, io) {
  game.seats[seat].tokens[WORKER] -= WORKERS;
  io.tell?.({ did: "exchange", seat });
  next(game, { do: "exchange more", seat, first: false });
  for (let i = 1; i < game.seats.length; i++) {
    answerFeatures(game, (seat + i) % game.seats.length, (when) => when.event === "enemyExchange");
  }
  gain(game, seat, good, 1, { card: NO_CARD, why: "exchange" }, io);
}

// games/osadnicy/src/actions/raze.ts
var RAZE_CARD_COST = 1;
var RAZE_LOCATION_COST = 2;
function razeCardRefusal(game, seat, card) {
  if (CARDS[card].raze.length === 0) return CARDS[card].deck === 0 ? RUINS : NO_RAZE_FIELD;
  return game.seats[seat].tokens[RAZE] < RAZE_CARD_COST ? NO_RAZE_TOKEN : null;
}
function razeCost(game, of, location) {
  let cost = RAZE_LOCATION_COST;
  if (location.defended) cost++;
  if (location.samurai) cost++;
  if (CARDS[location.card].deck !== 0) return cost;
  return modified(cost, empireOf(game, of), razeCostWith);
}
function razeCostWith(cost, { card }) {
  return CARDS[card].modifiers.reduce((sum, { add }) => sum + add, cost);
}
function razeTargetRefusal(game, of, card) {
  const { raze, deck } = CARDS[card];
  if (raze.length === 0) return deck === 0 ? RUINS : NO_RAZE_FIELD;
  return game.seats[of].passed ? TARGET_HAS_PASSED : null;
}
function razeLocationRefusal(game, seat, of, card) {
  if (of === seat) return OWN_LOCATION;
  if (game.config.options.includes("peaceful")) return PEACE;
  return razeTargetRefusal(game, of, card) ?? razePriceRefusal(game, seat, of, card);
}
function razePriceRefusal(game, seat, of, card) {
  const raze = game.seats[seat].tokens[RAZE];
  const location = findLocation(game, card);
  if (raze >= razeCost(game, of, location)) return null;
  if (raze < RAZE_LOCATION_COST) return raze === 0 ? NO_RAZE_TOKEN : TOO_FEW_RAZE_TOKENS;
  return location.samurai ? GUARDED : DEFENDED;
}
function runRazeCard(game, { seat, card }) {
  const pay = tokens({ raze: RAZE_CARD_COST });
  endTurn(game, seat, { do: "spend", seat, pay, on: NO_CARD }, { do: "raze hand", seat, card });
}
function runRazeHand(game, { seat, card }, io) {
  removeCard(game.seats[seat].hand, card);
  discard(game, card);
  io.tell?.({ did: "raze card", seat, card });
  razed(game, seat, card, io);
}
function runRazeLocation(game, { seat, of, card }) {
  const pay = tokens({ raze: razeCost(game, of, findLocation(game, card)) });
  endTurn(game, seat, { do: "spend", seat, pay, on: NO_CARD }, { do: "raze", seat, of, card });
}
function runRaze(game, { seat, card }, io) {
  io.tell?.({ did: "raze", seat, of: controllerOf(game, card), card });
  turnToFoundation(game, card, io);
  razed(game, seat, card, io);
}
function razed(game, seat, card, io) {
  answerFeatures(game, seat, (when) => when.event === "raze");
  gainRazeField(game, seat, card, io);
}
function gainRazeField(game, seat, card, io) {
  for (const good of CARDS[card].raze) gain(game, seat, good, 1, { card, why: "raze" }, io);
}

// games/osadnicy/src/actions/turn.ts
function runActionPhase(game, _step, io) {
  enterPhase(game, "action", io);
  for (const seat of game.seats) seat.passed = false;
  next(game, { do: "turn", seat: game.first });
}
function runNextTurn(game, { after: after2 }) {
  for (let i = 1; i <= game.seats.length; i++) {
    const seat = (after2 + i) % game.seats.length;
    if (game.seats[seat].passed) continue;
    next(game, { do: "turn", seat });
    return;
  }
}
function askTurn(game, step) {
  const { seat } = step;
  const options = [];
  handOptions(game, seat, options);
  razeOptions(game, seat, options);
  activateOptions(game, seat, options);
  if (!exchangeRefusal(game, seat)) options.push({ do: "exchange", seat });
  placementOptions(game, seat, "turn", options);
  options.push({ do: "pass", seat });
  return { seat, ask: step, options };
}
function handOptions(game, seat, options) {
  for (const card of game.seats[seat].hand) {
    if (!buildRefusal(game, seat, card)) options.push({ do: "build", seat, card });
    if (!dealRefusal(game, seat, card)) options.push({ do: "deal", seat, card });
    if (!razeCardRefusal(game, seat, card)) options.push({ do: "raze card", seat, card });
  }
}
function razeOptions(game, seat, options) {
  if (game.seats[seat].tokens[RAZE] < 2) return;
  for (let of = 0; of < game.seats.length; of++) {
    if (of === seat || game.seats[of].passed) continue;
    for (const { card } of empireOf(game, of)) {
      if (!razeLocationRefusal(game, seat, of, card)) options.push({ do: "raze location", seat, of, card });
    }
  }
}
function activateOptions(game, seat, options) {
  for (const { card } of empireOf(game, seat)) {
    const { action } = CARDS[card];
    if (!action) continue;
    for (let times2 = 1; times2 <= action.times; times2++) {
      if (activationRefusal(game, seat, card, times2)) break;
      options.push({ do: "activate", seat, card, times: times2 });
    }
  }
}
function placementOptions(game, seat, resume, options) {
  const { tokens: tokens2, deckNo } = game.seats[seat];
  const guards = tokens2[WORKER] > 0 && board(deckNo).samurai;
  if (tokens2[DEFENSE] === 0 && !guards) return;
  for (const { card } of empireOf(game, seat)) {
    if (!defenseRefusal(game, seat, card)) options.push({ do: "defend", seat, card, resume });
    if (guards && !guardRefusal(game, seat, card)) options.push({ do: "guard", seat, card, resume });
  }
}
function askMoment(game, step) {
  const { seat } = step;
  const options = [];
  placementOptions(game, seat, "moment", options);
  if (options.length > 0) options.push({ do: "go on", seat });
  return { seat, ask: step, options };
}
function endTurn(game, seat, ...action) {
  next(game, ...action, { do: "moment", seat }, { do: "next turn", after: seat });
}
function runPass(game, { seat }, io) {
  game.seats[seat].passed = true;
  io.tell?.({ did: "pass", seat });
  next(game, { do: "next turn", after: seat });
}
function turnRefusal(game, seat, placing) {
  if (game.seats[seat].passed) return HAS_PASSED;
  const step = game.steps[game.steps.length - 1];
  const asked = step?.do === "turn" || placing && step?.do === "moment";
  return asked && step.seat === seat ? null : NOT_YOUR_TURN;
}

// games/osadnicy/src/actions/deal.ts
var DEAL_COST = tokens({ food: 1 });
function dealRefusal(game, seat, card) {
  if (CARDS[card].deal === null) return COMMON_CARD_IS_NO_DEAL;
  return payable(game.seats[seat].tokens, DEAL_COST) ? null : NO_FOOD_FOR_DEAL;
}
function runDeal(game, { seat, card }) {
  removeCard(game.seats[seat].hand, card);
  game.seats[seat].announced.push(card);
  endTurn(game, seat, { do: "pay", seat, card, cost: DEAL_COST, on: NO_CARD }, { do: "sign", seat, card });
}
function runSign(game, { seat, card }, io) {
  const own = game.seats[seat];
  removeCard(own.announced, card);
  own.deals.push(card);
  io.tell?.({ did: "deal", seat, card });
  signed(game, seat, card, CARDS[card].deal, io);
}
function signed(game, seat, card, good, io) {
  answerFeatures(game, seat, (when) => when.event === "deal");
  gain(game, seat, good, 1, { card, why: "deal" }, io);
}

// games/osadnicy/src/effects/deals.ts
function enemyDeals(game, seat) {
  return targetsOf(game, seat).flatMap((of) => game.seats[of].deals.map((card) => ({ of, card })));
}
var dealWords = {
  discardEnemyDeal: {
    targets(game, { gainGood = false }, { seat }) {
      return enemyDeals(game, seat).map(({ of, card }) => ({ do: "discard deal", seat, of, card, gain: gainGood }));
    },
    without: NO_DEAL_TO_TAKE
  },
  takeEnemyDeal: {
    targets(game, _effect, { seat }) {
      return enemyDeals(game, seat).map(({ of, card }) => ({ do: "take deal", seat, of, card }));
    },
    without: NO_DEAL_TO_TAKE
  },
  gainDealGood: {
    targets(game, _effect, { seat }) {
      return dealsOf(game, seat).map(({ of, card }) => ({ do: "gain deal good", seat, of, card }));
    },
    forced: true
  },
  dealWithLocation: {
    targets(game, _effect, { seat }) {
      if (!factionLeft(game, seat)) return [];
      return targetsOf(game, seat).flatMap(
        (of) => empireOf(game, of).filter(({ card, routeOf }) => CARDS[card].deal !== null && routeOf === NOBODY).filter(({ card }) => locationOf(game, card).owner !== seat).map(({ card }) => ({ do: "deal with location", seat, of, card }))
      );
    },
    without: NO_FACTION_CARD_LEFT
  }
};
function runDiscardDeal(game, step, io) {
  const { seat, of, card } = step;
  removeCard(game.seats[of].deals, card);
  discard(game, card);
  io.tell?.({ did: "lose deal", seat, of, card });
  if (step.gain) gain(game, seat, CARDS[card].deal, 1, { card, why: "action" }, io);
}
function runTakeDeal(game, { seat, of, card }, io) {
  removeCard(game.seats[of].deals, card);
  game.seats[seat].deals.push(card);
  io.tell?.({ did: "take deal", seat, of, card });
}
function runGainDealGood(game, { seat, card }, io) {
  gain(game, seat, CARDS[card].deal, 1, { card, why: "action" }, io);
}
function runDealWithLocation(game, step, io) {
  const { seat, of, card } = step;
  const route = drawFaction(game, seat, io);
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner].locations[at], route, routeOf: seat });
  io.tell?.({ did: "deal with", seat, of, card });
  signed(game, seat, card, CARDS[card].deal, io);
}

// games/osadnicy/src/effects/goods.ts
function counted(game, seat, counter) {
  return counter === "samurai" ? samuraiOf(game, seat) : coloured(game, seat, 1 << COLOURS.indexOf(counter));
}
var goodsWords = {
  gain: {
    run(game, { goods }, { seat, card, why }, io) {
      for (const good in goods) gain(game, seat, good, goods[good], { card, why }, io);
    }
  },
  gainPer: {
    run(game, { good, per, max }, { seat, card, why }, io) {
      const uncapped = max === void 0 || good === "vp" && game.config.options.includes("points2014");
      const count = counted(game, seat, per);
      gain(game, seat, good, uncapped ? count : Math.min(count, max), { card, why }, io);
    }
  },
  oneOf: {
    targets(game, effect, use) {
      const { seat, card, why, program, at } = use;
      const options = [];
      for (const [choice, { spend: spend2 }] of choicesOf(effect).entries()) {
        if (!payable(game.seats[seat].tokens, spend2)) continue;
        options.push({ do: "choose effects", seat, card, why, program, at, choice });
      }
      if (effect.optional && options.length > 0) options.push({ do: "skip", seat });
      return options;
    }
  },
  copyProduction: {
    targets(game, { other }, { seat, card: source }) {
      return empireOf(game, seat).filter(({ card }) => CARDS[card].production > 0 && !(other && card === source)).map(({ card }) => ({ do: "copy production", seat, card, source }));
    },
    forced: true
  },
  takeResource: {
    targets(game, _effect, { seat }) {
      return targetsOf(game, seat).flatMap(
        (of) => RESOURCES.filter((good) => game.seats[of].tokens[tokenIndex(good)] > 0).map(
          (good) => ({ do: "take resource", seat, of, good })
        )
      );
    }
  },
  sellResources: {
    targets(game, { max, vp }, { seat, card }) {
      if (sellable(game, seat).length === 0) return [];
      return [{ do: "sell resources", seat, card, max, vp, sold: 0 }];
    },
    forced: true
  }
};
function sellable(game, seat) {
  const goods = [...RESOURCES, "gold"];
  return goods.filter((good) => game.seats[seat].tokens[tokenIndex(good)] > 0);
}
function runChooseEffects(game, step) {
  const { seat, card, why, choice } = step;
  const effect = PROGRAMS[step.program][step.at];
  const { spend: spend2, program } = choicesOf(effect)[choice];
  next(game, { do: "effects", seat, card, why, program, at: 0 });
  if (!isFree(spend2)) next(game, { do: "pay", seat, card, cost: spend2, on: NO_CARD });
}
function runCopyProduction(game, { seat, card }, io) {
  io.tell?.({ did: "copy production", seat, card });
  next(game, { do: "effects", seat, card, why: "production", program: CARDS[card].production, at: 0 });
}
function runTakeResource(game, { seat, of, good }, io) {
  const token = tokenIndex(good);
  game.seats[of].tokens[token]--;
  game.seats[seat].tokens[token]++;
  io.tell?.({ did: "take resource", seat, of, good });
}
function askSellResources(game, step) {
  const { seat, card, max, vp, sold } = step;
  const options = [];
  if (sold < max) {
    for (const good of sellable(game, seat)) options.push({ do: "sell", seat, card, good, max, vp, sold });
  }
  if (sold > 0) options.push({ do: "sold", seat, card, max, vp, sold });
  return { seat, ask: step, options, forced: true };
}
function runSell(game, { seat, card, good, max, vp, sold }) {
  const more = { do: "sell resources", seat, card, max, vp, sold: sold + 1 };
  next(game, { do: "spend", seat, pay: tokens({ [good]: 1 }), on: card }, more);
}
function runSold(game, { seat, card, vp, sold }, io) {
  gain(game, seat, "vp", vp * sold, { card, why: "action" }, io);
}

// games/osadnicy/src/effects/locations.ts
function enemyLocations(game, seat, fits) {
  return targetsOf(game, seat).flatMap(
    (of) => empireOf(game, of).filter(fits).map(({ card }) => ({ of, card }))
  );
}
function buildable(game, seat, cards2, promised) {
  const pool = game.seats[seat].tokens;
  return cards2.filter((card) => !isCommon(CARDS[card]) && payable(pool, plus(CARDS[card].cost, promised)));
}
var locationWords = {
  removeLocation: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, () => true).map(({ of, card }) => ({ do: "remove location", seat, of, card }));
    }
  },
  buildWithoutLocation: {
    targets(game, { from }, { seat, promised }) {
      const { hand, deals } = game.seats[seat];
      return buildable(game, seat, from === "hand" ? hand : deals, promised).map((card) => ({
        do: "build without location",
        seat,
        card,
        from
      }));
    },
    secret: true
  },
  refresh: {
    targets(game, _effect, { seat, card: source }) {
      return empireOf(game, seat).filter(({ card, used, blocked }) => card !== source && CARDS[card].action && (used > 0 || blocked)).map(({ card }) => ({ do: "refresh", seat, of: locationOf(game, card).owner, card }));
    }
  },
  block: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, ({ card, blocked }) => CARDS[card].action !== null && !blocked).map(
        ({ of, card }) => ({ do: "block", seat, of, card })
      );
    }
  },
  seize: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, () => true).map(({ of, card }) => ({ do: "seize", seat, of, card }));
    }
  },
  placeSamurai: {
    run(game, { n }, step) {
      for (let i = 0; i < n; i++) next(game, { do: "place samurai", seat: step.seat });
    }
  }
};
function runRemoveLocation(game, step, io) {
  const { seat, of, card } = step;
  leaveEmpire(game, card);
  game.removed.push(card);
  io.tell?.({ did: "remove", seat, of, card });
}
function runBuildWithoutLocation(game, { seat, card, from }) {
  const own = game.seats[seat];
  removeCard(from === "hand" ? own.hand : own.deals, card);
  own.announced.push(card);
  next(game, ...buildSteps(seat, card, false));
}
function runRefresh(game, { seat, of, card }, io) {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  replaceLocation(game, owner, at, { ...location, used: 0, spent: NO_TOKENS, blocked: false });
  io.tell?.({ did: "refresh", seat, of, card });
}
function runBlock(game, { seat, of, card }, io) {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner].locations[at], blocked: true });
  io.tell?.({ did: "block", seat, of, card });
}
function askPlaceSamurai(game, step) {
  const { seat } = step;
  const options = game.seats[seat].locations.filter(({ card }) => !samuraiRefusal(game, seat, card)).map(
    ({ card }) => ({ do: "samurai", seat, card })
  );
  return { seat, ask: step, options, forced: true };
}

// games/osadnicy/src/effects/raze.ts
function enemyTargets(game, seat) {
  return targetsOf(game, seat).flatMap(
    (of) => empireOf(game, of).filter(({ card }) => !razeTargetRefusal(game, of, card)).map(({ card }) => ({ of, card }))
  );
}
var razeWords = {
  razeOwn: {
    targets(game, _effect, { seat }) {
      return empireOf(game, seat).filter(({ card }) => isCommon(CARDS[card]) && CARDS[card].raze.length > 0).map(({ card }) => ({ do: "raze", seat, of: seat, card }));
    }
  },
  razeEnemy: {
    targets(game, _effect, { seat }) {
      return enemyTargets(game, seat).map(({ of, card }) => ({ do: "raze", seat, of, card }));
    }
  },
  razeForPoints: {
    targets(game, { vp }, { seat, card: source }) {
      const hand = game.seats[seat].hand.filter((card) => !razeCardRefusal(game, seat, card)).map(
        (card) => ({ do: "raze for points", seat, of: seat, card, source, raze: RAZE_CARD_COST, vp })
      );
      const locations = enemyTargets(game, seat).filter(({ of, card }) => !razePriceRefusal(game, seat, of, card)).map(({ of, card }) => {
        const raze = razeCost(game, of, findLocation(game, card));
        return { do: "raze for points", seat, of, card, source, raze, vp };
      });
      return [...hand, ...locations];
    }
  },
  gainRazeGood: {
    targets(game, _effect, { seat }) {
      return enemyTargets(game, seat).flatMap(
        ({ of, card }) => [...new Set(CARDS[card].raze)].map((good) => ({ do: "gain raze good", seat, of, card, good }))
      );
    }
  }
};
function runGainRazeGood(game, step, io) {
  const { seat, card, good } = step;
  gain(game, seat, good, 1, { card, why: "action" }, io);
}
function runRazeForPoints(game, step) {
  const { seat, of, card, source, raze, vp } = step;
  const hand = game.seats[seat].hand.length - (of === seat ? 1 : 0);
  next(
    game,
    { do: "spend", seat, pay: tokens({ raze }), on: source },
    of === seat ? { do: "raze hand", seat, card } : { do: "raze", seat, of, card },
    { do: "discard loot", seat, card, source, hand, vp }
  );
}
var VP_LOOT = -1 - TOKENS.length;
function lootNumber(good) {
  return isToken(good) ? -1 - tokenIndex(good) : VP_LOOT;
}
function askDiscardLoot(game, step) {
  const { seat, card, source, hand, vp } = step;
  const own = game.seats[seat];
  const goods = CARDS[card].raze.filter((good) => isToken(good) || good === "vp").map(lootNumber);
  const from = [...goods, ...own.hand.slice(hand)];
  if (from.length === 0) return { seat, ask: step, options: [] };
  const answer2 = (loot) => ({ do: "lose loot", seat, source, loot, vp });
  return { seat, ask: step, options: [], pick: { from, min: 0, max: from.length, answer: answer2 } };
}
function runLoseLoot(game, { seat, source, loot, vp }, io) {
  const own = game.seats[seat];
  for (const thing of loot) {
    if (thing >= 0) {
      removeCard(own.hand, thing);
      discard(game, thing);
      io.tell?.({ did: "discard", seat, card: thing });
    } else {
      const good = thing === VP_LOOT ? "vp" : TOKENS[-1 - thing];
      if (good === "vp") own.points--;
      else own.tokens[tokenIndex(good)]--;
      io.tell?.({ did: "lose", seat, good, n: 1, card: source });
    }
  }
  gain(game, seat, "vp", vp * loot.length, { card: source, why: "action" }, io);
}

// games/osadnicy/src/effects/words.ts
var WORDS = { ...goodsWords, ...cardWords, ...dealWords, ...razeWords, ...locationWords };
function wordOf(effect) {
  return WORDS[effect.op];
}
function runEffects(game, step, io) {
  const program = PROGRAMS[step.program];
  const effect = program[step.at];
  if (!effect) return;
  if (step.at + 1 < program.length) next(game, { ...step, at: step.at + 1 });
  const word2 = wordOf(effect);
  if ("run" in word2) word2.run(game, effect, step, io);
  else next(game, { ...step, do: "target" });
}
function askTarget(game, step) {
  const { seat, program, at } = step;
  const effect = PROGRAMS[program][at];
  const word2 = wordOf(effect);
  if (!("targets" in word2)) return { seat, ask: step, options: [] };
  const options = word2.targets(game, effect, { ...step, promised: NO_TOKENS });
  if (word2.secret && options.length === 0) options.push({ do: "skip", seat });
  return { seat, ask: step, options, forced: word2.forced === true };
}
function targetRefusal(game, use) {
  const effect = PROGRAMS[use.program][use.at];
  const word2 = wordOf(effect);
  if (!("targets" in word2) || word2.targets(game, effect, use).length > 0) return null;
  return word2.without ?? CARD_SAYS_SO;
}

// games/osadnicy/src/actions/activate.ts
var USED_MARKER = tokens({ worker: 1 });
function activationRefusal(game, seat, card, times2) {
  const { action } = CARDS[card];
  if (!action) return NO_ACTION;
  const { used, blocked } = findLocation(game, card);
  if (controllerOf(game, card) !== seat) return NOT_IN_EMPIRE;
  if (blocked) return CARD_SAYS_SO;
  if (used + times2 > action.times) return USED_UP;
  return priceRefusal(game, seat, action, times2) ?? effectRefusal(game, seat, card, action, times2);
}
function priceRefusal(game, seat, action, times2) {
  const own = game.seats[seat];
  if (!payable(own.tokens, times(action.spend, times2))) return CANNOT_PAY_ACTION;
  if (own.hand.length < action.cards * times2) return CANNOT_PAY_ACTION;
  return action.deals > 0 && dealsOf(game, seat).length < action.deals * times2 ? CANNOT_PAY_ACTION : null;
}
function effectRefusal(game, seat, card, action, times2) {
  const { program } = action;
  const promised = times(action.spend, times2);
  for (const at of PROGRAMS[program].keys()) {
    const refusal2 = targetRefusal(game, { seat, card, why: "action", program, at, promised });
    if (refusal2) return refusal2;
  }
  return null;
}
function runActivate(game, { seat, card, times: times2 }, io) {
  const action = CARDS[card].action;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  replaceLocation(game, owner, at, { ...location, used: location.used + times2 });
  io.tell?.({ did: "activate", seat, card, times: times2 });
  const steps = [];
  if (isFree(action.spend)) layOn(game, card, times(USED_MARKER, times2));
  else steps.push({ do: "pay", seat, card, cost: times(action.spend, times2), on: card });
  for (let i = 0; i < times2; i++) {
    for (let n = 0; n < action.cards; n++) steps.push({ do: "discard for", seat, card });
    for (let n = 0; n < action.deals; n++) steps.push({ do: "end deal for", seat, card });
    steps.push({ do: "effects", seat, card, why: "action", program: action.program, at: 0 });
  }
  endTurn(game, seat, ...steps);
}
function askDiscardFor(game, step) {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat].hand.map((card) => ({ do: "discard", seat, card })) };
}
function runDiscard(game, { seat, card }, io) {
  removeCard(game.seats[seat].hand, card);
  discard(game, card);
  io.tell?.({ did: "discard", seat, card });
}
function askEndDealFor(game, step) {
  const { seat } = step;
  const options = dealsOf(game, seat).map(({ card, of }) => ({ do: "end deal", seat, card, of }));
  return { seat, ask: step, options };
}
function runEndDeal(game, { seat, card, of }, io) {
  io.tell?.({ did: "lose deal", seat, of: seat, card });
  if (of === seat) {
    removeCard(game.seats[seat].deals, card);
    discard(game, card);
    return;
  }
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  replaceLocation(game, owner, at, { ...location, route: NO_CARD, routeOf: NOBODY });
  discard(game, location.route);
}

// games/osadnicy/src/setup.ts
var STARTING_CARDS = 2;
function deckCards(deck) {
  return CARDS.filter((card) => card.deck === deck).map((card) => card.no);
}
function allCards(config) {
  return [0, ...config.factions.map(deckOf)].flatMap(deckCards);
}
function setup(config, key) {
  return {
    config,
    steps: [{ do: "setup" }],
    branches: [],
    decision: 0,
    chance: newChance(key),
    round: 0,
    phase: "lookout",
    first: 0,
    deck: deckCards(0),
    discard: [],
    lookout: [],
    removed: [],
    seizures: 0,
    seats: config.factions.map((faction) => newSeat(deckOf(faction)))
  };
}
function newSeat(deckNo) {
  return {
    deckNo,
    points: 0,
    passed: false,
    tokens: [...NO_TOKENS],
    hand: [],
    deck: deckCards(deckNo),
    discard: [],
    deals: [],
    locations: [],
    foundations: [],
    returning: [],
    announced: [],
    draft: []
  };
}
function runSetup(game, _step, io) {
  game.deck = shuffled(game, io, COMMON_DECK, game.deck);
  for (const seat of game.seats) seat.deck = shuffled(game, io, FACTION_DECK + seat.deckNo, seat.deck);
  game.first = rolled(game, io, FIRST_PLAYER, game.seats.length);
  io.tell?.({ did: "begin", first: game.first });
  for (const seat of inOrder(game)) {
    for (let i = 0; i < STARTING_CARDS; i++) drawToHand(game, seat, "common", io);
    for (let i = 0; i < STARTING_CARDS; i++) drawToHand(game, seat, "faction", io);
  }
  next(game, { do: "round" });
}
function inOrder(game) {
  return clockwise(game.first, game.seats.length);
}

// games/osadnicy/src/cleanup.ts
function runCleanup(game, _step, io) {
  enterPhase(game, "cleanup", io);
  const seats = inOrder(game);
  for (const seat of [...seats].reverse()) {
    next(game, { do: "discard unstored", seat });
    answerFeatures(game, seat, (when) => when.event === "cleanup");
  }
}
function askPutCardsUnder(game, step) {
  const { seat, card } = step;
  const { hand } = game.seats[seat];
  if (hand.length === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from: hand,
      min: 0,
      max: hand.length,
      answer: (cards2) => ({ do: "lay cards under", seat, card, cards: cards2 })
    }
  };
}
function runLayCardsUnder(game, step, io) {
  const { seat, card, cards: cards2 } = step;
  if (cards2.length === 0) return;
  for (const laid of cards2) removeCard(game.seats[seat].hand, laid);
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  replaceLocation(game, owner, at, { ...location, under: [...location.under, ...cards2] });
  io.tell?.({ did: "put under", seat, on: card, cards: cards2, only: seat });
}
function askPutResourcesOn(game, step) {
  const { seat, card } = step;
  const own = game.seats[seat].tokens;
  const options = RESOURCES.filter((good) => own[tokenIndex(good)] > 0).map((good) => ({
    do: "lay resource on",
    seat,
    card,
    good
  }));
  if (options.length > 0) options.push({ do: "stop", seat });
  return { seat, ask: step, options };
}
function runLayResourceOn(game, step, io) {
  const { seat, card, good } = step;
  game.seats[seat].tokens[tokenIndex(good)]--;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner].locations[at];
  replaceLocation(game, owner, at, { ...location, aside: plus(location.aside, tokens({ [good]: 1 })) });
  io.tell?.({ did: "put on", seat, on: card, good });
  next(game, { do: "put resources on", seat, card });
}
function runDiscardUnstored(game, { seat }, io) {
  const own = game.seats[seat];
  const kept = /* @__PURE__ */ new Set([storedToken(own.deckNo)]);
  for (const { card } of empireOf(game, seat)) {
    for (const token of CARDS[card].data.store ?? []) kept.add(tokenIndex(token));
  }
  kept.delete(DEFENSE);
  own.tokens = own.tokens.map((n, token) => kept.has(token) ? n : 0);
  own.locations = own.locations.map(cleared);
  own.passed = false;
  io.tell?.({ did: "store", seat, pay: [...own.tokens] });
}
function cleared(location) {
  const { used, spent, defended, blocked } = location;
  if (used === 0 && spent === NO_TOKENS && !defended && !blocked) return location;
  return { ...location, used: 0, spent: NO_TOKENS, defended: false, blocked: false };
}

// games/osadnicy/src/lookout.ts
var DRAFT_CARDS = 3;
var ADVANCED_ROW = 5;
function runLookout(game, _step, io) {
  enterPhase(game, "lookout", io);
  const { options } = game.config;
  const order = inOrder(game);
  for (const seat of order) drawToHand(game, seat, "faction", io);
  if (options.includes("lookoutAlternative")) next(game, { do: "draft" });
  else if (options.includes("lookoutAdvanced")) next(game, ...advancedPicks(order));
  else if (options.includes("peaceful")) peaceful(game, order, io);
  else next(game, ...picksOf(order), ...picksOf([...order].reverse()));
}
function picksOf(order) {
  return [{ do: "reveal", count: order.length + 1 }, ...order.map(pick), { do: "clear lookout" }];
}
function pick(seat) {
  return { do: "pick", seat };
}
function peaceful(game, order, io) {
  for (const seat of order) drawToHand(game, seat, "common", io);
  const twice = game.config.options.includes("peaceful2014TwoPicks");
  next(game, ...picksOf(order), ...twice ? picksOf([...order].reverse()) : []);
}
function advancedPicks(order) {
  const picks = [{ do: "reveal", count: ADVANCED_ROW }];
  const last = order.length - 1;
  for (const [i, seat] of order.entries()) {
    if (i >= 2) picks.push({ do: "reveal", count: 4 });
    picks.push(pick(seat));
  }
  for (const [i, seat] of order.entries()) {
    if (i > 0 && i < last) picks.push({ do: "reveal", count: 3 });
    picks.push(pick(seat));
  }
  return [...picks, { do: "clear lookout" }];
}
function runReveal(game, { count }, io) {
  const revealed = [];
  while (game.lookout.length < count) {
    const card = drawCommon(game, io);
    if (card === void 0) break;
    game.lookout.push(card);
    revealed.push(card);
  }
  if (revealed.length > 0) io.tell?.({ did: "reveal", cards: revealed });
}
function askPick(game, step) {
  const { seat } = step;
  return { seat, ask: step, options: game.lookout.map((card) => ({ do: "take", seat, card })) };
}
function runTake(game, { seat, card }, io) {
  removeCard(game.lookout, card);
  game.seats[seat].hand.push(card);
  io.tell?.({ did: "take", seat, card });
}
function runClearLookout(game, _step, io) {
  for (const card of game.lookout) {
    discard(game, card);
    io.tell?.({ did: "discard", seat: -1, card });
  }
  game.lookout = [];
}
function runDraft(game, _step, io) {
  for (const seat of inOrder(game)) {
    for (let i = 0; i < DRAFT_CARDS; i++) {
      const card = drawCommon(game, io);
      if (card !== void 0) game.seats[seat].draft.push(card);
    }
  }
  next(game, { do: "pass draft" }, { do: "discard draft" });
  keepTogether(game);
}
function keepTogether(game) {
  together(
    game,
    game.seats.map((_, seat) => ({ seat, step: { do: "keep one", seat } }))
  );
}
function askKeepOne(game, step) {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat].draft.map((card) => ({ do: "keep", seat, card })) };
}
function runKeep(game, { seat, card }, io) {
  removeCard(game.seats[seat].draft, card);
  game.seats[seat].hand.push(card);
  io.tell?.({ did: "keep", seat, card, only: seat });
}
function runPassDraft(game, _step, io) {
  const drafts = game.seats.map((seat) => seat.draft);
  for (const [i, seat] of game.seats.entries()) seat.draft = drafts[(i + drafts.length - 1) % drafts.length];
  io.tell?.({ did: "pass draft" });
  keepTogether(game);
}
function runDiscardDraft(game, _step, io) {
  for (const [seat, { draft }] of game.seats.entries()) {
    for (const card of draft) {
      discard(game, card);
      io.tell?.({ did: "discard", seat, card });
    }
    game.seats[seat].draft = [];
  }
}

// games/osadnicy/src/production.ts
function runProduction(game, _step, io) {
  enterPhase(game, "production", io);
  next(game, ...inOrder(game).map((seat) => ({ do: "produce", seat })));
}
function runProduce(game, { seat }, io) {
  const own = game.seats[seat];
  const { production } = board(own.deckNo);
  for (const [token, n] of production.entries()) gain(game, seat, TOKENS[token], n, FROM_BOARD, io);
  const left = own.locations.map(({ card }) => card).filter((card) => CARDS[card].production > 0);
  next(game, { do: "produce deals", seat }, { do: "produce locations", seat, left });
}
function runProduceDeals(game, { seat }, io) {
  for (const { good, card } of dealsOf(game, seat)) gain(game, seat, good, 1, { card, why: "deal" }, io);
}
function asksItsOwner(card) {
  return PROGRAMS[CARDS[card].production].some((effect) => {
    switch (effect.op) {
      case "gain":
        return "card" in effect.goods;
      case "gainPer":
        return effect.good === "card";
      default:
        return true;
    }
  });
}
function askProduceLocations(_game, step) {
  const { seat, left } = step;
  const first2 = (card) => ({ do: "produce first", seat, card, left });
  const plain = left.find((card) => !asksItsOwner(card));
  const kinds = new Map(left.map((card) => [CARDS[card].data.id, card]));
  const options = plain === void 0 ? [...kinds.values()].map(first2) : [first2(plain)];
  return { seat, ask: step, options, forced: true };
}
function runProduceFirst(game, { seat, card, left }) {
  const { production } = CARDS[card];
  next(
    game,
    { do: "effects", seat, card, why: "production", program: production, at: 0 },
    { do: "produce locations", seat, left: left.filter((other) => other !== card) }
  );
}

// games/osadnicy/src/scoring.ts
function scoreOf(game, seat) {
  const { points, locations } = game.seats[seat];
  let value2 = 0;
  let extra2 = 0;
  for (const location of locations) {
    value2 += CARDS[location.card].deck === 0 ? COMMON_LOCATION_VALUE : FACTION_LOCATION_VALUE;
    extra2 += extraScore(location);
  }
  return { earned: points, locations: value2, extra: extra2, total: points + value2 + extra2 };
}
function extraScore({ card, under, aside }) {
  const { endScore } = CARDS[card].data;
  if (!endScore) return 0;
  const count = endScore.per === "cardUnder" ? under.length : aside[WOOD] + aside[STONE] + aside[FOOD];
  return endScore.vp * count;
}
function runScore(game, _step, io) {
  endSeizures(game);
  enterPhase(game, "end", io);
  for (const seat of game.seats.keys()) {
    const { earned, locations, extra: extra2 } = scoreOf(game, seat);
    io.tell?.({ did: "score", seat, earned, locations, extra: extra2 });
  }
  io.tell?.({ did: "win", winners: result(game).winners });
}
function result(game) {
  const points = game.seats.map((_, seat) => scoreOf(game, seat).total);
  const keys = game.seats.map(({ tokens: tokens2, hand }, seat) => [
    points[seat],
    tokens2[WORKER] + tokens2[WOOD] + tokens2[STONE] + tokens2[FOOD],
    hand.length
  ]);
  const best = keys.reduce((a, b) => compare(a, b) >= 0 ? a : b);
  return { points, winners: [...game.seats.keys()].filter((seat) => compare(keys[seat], best) === 0) };
}
function compare(a, b) {
  for (const [i, value2] of a.entries()) if (value2 !== b[i]) return value2 - b[i];
  return 0;
}

// games/osadnicy/src/rules.ts
function nothing() {
}
var rules = {
  run: {
    setup: runSetup,
    round: runRound,
    lookout: runLookout,
    reveal: runReveal,
    take: runTake,
    "clear lookout": runClearLookout,
    draft: runDraft,
    keep: runKeep,
    "pass draft": runPassDraft,
    "discard draft": runDiscardDraft,
    production: runProduction,
    produce: runProduce,
    "produce deals": runProduceDeals,
    "produce first": runProduceFirst,
    "action phase": runActionPhase,
    "next turn": runNextTurn,
    build: runBuild,
    "give up": runGiveUp,
    place: runPlace,
    deal: runDeal,
    sign: runSign,
    "raze card": runRazeCard,
    "raze hand": runRazeHand,
    "raze location": runRazeLocation,
    raze: runRaze,
    activate: runActivate,
    discard: runDiscard,
    "end deal": runEndDeal,
    exchange: runExchange,
    "exchange for": runExchangeFor,
    pass: runPass,
    defend: runDefend,
    guard: runGuard,
    samurai: runSamurai,
    "go on": nothing,
    spend: runSpend,
    "draw one": runDrawOne,
    stop: nothing,
    skip: nothing,
    effects: runEffects,
    "choose effects": runChooseEffects,
    "copy production": runCopyProduction,
    "take resource": runTakeResource,
    sell: runSell,
    sold: runSold,
    "discard these": runDiscardThese,
    "lay foundation": runLayFoundation,
    "enemy discards": runEnemyDiscards,
    "discard deal": runDiscardDeal,
    "take deal": runTakeDeal,
    "gain deal good": runGainDealGood,
    "deal with location": runDealWithLocation,
    "raze for points": runRazeForPoints,
    "lose loot": runLoseLoot,
    "gain raze good": runGainRazeGood,
    "remove location": runRemoveLocation,
    "build without location": runBuildWithoutLocation,
    refresh: runRefresh,
    block: runBlock,
    seize: runSeize,
    cleanup: runCleanup,
    "lay cards under": runLayCardsUnder,
    "lay resource on": runLayResourceOn,
    "discard unstored": runDiscardUnstored,
    "end of round": runEndOfRound,
    score: runScore
  },
  ask: {
    pick: askPick,
    "keep one": askKeepOne,
    "produce locations": askProduceLocations,
    turn: askTurn,
    moment: askMoment,
    pay: askPay,
    "give up location": askGiveUpLocation,
    "discard for": askDiscardFor,
    "end deal for": askEndDealFor,
    draw: askDraw,
    "exchange more": askExchangeMore,
    target: askTarget,
    "keep cards": askKeepCards,
    "sell resources": askSellResources,
    "discard one": askDiscardOne,
    "discard loot": askDiscardLoot,
    "place samurai": askPlaceSamurai,
    "put cards under": askPutCardsUnder,
    "put resources on": askPutResourcesOn
  }
};

// games/osadnicy/src/state.ts
var ZONES = {
  deck: "nobody",
  discard: "everyone",
  lookout: "everyone",
  removed: "everyone",
  hand: "owner",
  factionDeck: "nobody",
  deal: "everyone",
  location: "everyone",
  foundation: "owner",
  under: "owner",
  route: "nobody",
  announced: "everyone",
  draft: "owner"
};
function copy(game) {
  return {
    config: game.config,
    steps: game.steps.slice(),
    branches: game.branches.slice(),
    decision: game.decision,
    chance: { key: game.chance.key, counts: game.chance.counts.slice() },
    round: game.round,
    phase: game.phase,
    first: game.first,
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    lookout: game.lookout.slice(),
    removed: game.removed.slice(),
    seizures: game.seizures,
    seats: game.seats.map(copySeat)
  };
}
function copySeat(seat) {
  return {
    deckNo: seat.deckNo,
    points: seat.points,
    passed: seat.passed,
    tokens: seat.tokens.slice(),
    hand: seat.hand.slice(),
    deck: seat.deck.slice(),
    discard: seat.discard.slice(),
    deals: seat.deals.slice(),
    locations: seat.locations.slice(),
    foundations: seat.foundations.slice(),
    returning: seat.returning.slice(),
    announced: seat.announced.slice(),
    draft: seat.draft.slice()
  };
}
function project(game, face, core) {
  const table = (cards2, zone) => cards2.map((card) => face(card, zone, -1));
  return {
    config: game.config,
    steps: core.steps,
    branches: core.branches,
    decision: core.decision,
    chance: core.chance,
    round: game.round,
    phase: game.phase,
    first: game.first,
    deck: table(game.deck, "deck"),
    discard: table(game.discard, "discard"),
    lookout: table(game.lookout, "lookout"),
    removed: table(game.removed, "removed"),
    seizures: game.seizures,
    seats: game.seats.map((seat, owner) => projectSeat(seat, owner, face))
  };
}
function projectSeat(seat, owner, face) {
  const own = (cards2, zone) => cards2.map((card) => face(card, zone, owner));
  return {
    deckNo: seat.deckNo,
    points: seat.points,
    passed: seat.passed,
    tokens: seat.tokens.slice(),
    hand: own(seat.hand, "hand"),
    deck: own(seat.deck, "factionDeck"),
    discard: own(seat.discard, "discard"),
    deals: own(seat.deals, "deal"),
    locations: seat.locations.map((location) => ({
      ...location,
      card: face(location.card, "location", owner),
      under: own(location.under, "under"),
      route: location.route === -1 ? -1 : face(location.route, "route", location.routeOf)
    })),
    foundations: own(seat.foundations, "foundation"),
    returning: own(seat.returning, "foundation"),
    announced: own(seat.announced, "announced"),
    draft: own(seat.draft, "draft")
  };
}

// games/osadnicy/src/why-not.ts
function whyNot(game, seat, attempt) {
  if (!TURN_ATTEMPTS.has(attempt.do)) return null;
  const placing = attempt.do === "defend" || attempt.do === "guard";
  return turnRefusal(game, seat, placing) ?? attemptRefusal(game, seat, attempt);
}
var TURN_ATTEMPTS = /* @__PURE__ */ new Set([
  "build",
  "deal",
  "raze card",
  "raze location",
  "activate",
  "exchange",
  "defend",
  "guard",
  "pass"
]);
function attemptRefusal(game, seat, attempt) {
  switch (attempt.do) {
    case "build":
    case "deal":
    case "raze card":
      return handRefusal(game, seat, attempt.do, attempt.card);
    case "raze location":
      return built(game, attempt.card) ? razeLocationRefusal(game, seat, controllerOf(game, attempt.card), attempt.card) : NOT_IN_EMPIRE;
    case "activate":
      return built(game, attempt.card) ? activationRefusal(game, seat, attempt.card, attempt.times) : NOT_IN_EMPIRE;
    case "exchange":
      return exchangeRefusal(game, seat);
    case "defend":
      return built(game, attempt.card) ? defenseRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case "guard":
      return built(game, attempt.card) ? guardRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    default:
      return null;
  }
}
function handRefusal(game, seat, use, card) {
  if (!game.seats[seat].hand.includes(card)) return NOT_IN_HAND;
  if (use === "build") return buildRefusal(game, seat, card);
  return use === "deal" ? dealRefusal(game, seat, card) : razeCardRefusal(game, seat, card);
}
function built(game, card) {
  return game.seats.some(({ locations }) => locations.some((location) => location.card === card));
}

// games/osadnicy/src/game.ts
var osadnicy = {
  id: "osadnicy",
  version: "1",
  rules,
  zones: ZONES,
  cardFields: ["card", "cards", "given", "left", "source", "loot"],
  seats: (config) => config.factions.length,
  setup(config, key) {
    const fault = configFault(config);
    if (fault) throw new Error(`Such a table cannot be set: ${JSON.stringify(fault)}`);
    return setup(config, key);
  },
  copy,
  project,
  back: (card) => -2 - CARDS[card].deck,
  result,
  whyNot,
  broken
};
function broken(game) {
  for (const [seat, { tokens: tokens2, announced }] of game.seats.entries()) {
    if (tokens2.some((n) => n < 0 || !Number.isInteger(n))) return `seat ${seat} has tokens ${tokens2.join()}`;
    const top = game.steps[game.steps.length - 1];
    if (announced.length > 0 && (!top || top.do === "turn")) return `seat ${seat} has announced and not built`;
  }
  const seized = game.seats.flatMap(({ locations }) => locations).filter(({ seizedBy }) => seizedBy >= 0).length;
  return seized === game.seizures ? null : `${seized} locations are seized, not ${game.seizures}`;
}

// apps/cli/src/bench/boardgameio.ts
import { createRequire } from "node:module";
function loadBoardgameIo() {
  const require2 = createRequire(import.meta.url);
  try {
    const bgio = require2("boardgame.io/dist/cjs/internal.js");
    const { version } = require2("boardgame.io/package.json");
    return { version, play: (config, seed) => play(bgio, config, seed) };
  } catch {
    return null;
  }
}
var { rules: rules2 } = osadnicy;
function gameOf(config, key) {
  return {
    setup() {
      const state = osadnicy.setup(config, key);
      advance(rules2, state, {});
      return state;
    },
    turn: { activePlayers: { all: null } },
    moves: {
      answer({ G }, id) {
        const [decision] = pending(rules2, G);
        const option = decision && offered(decision, id);
        if (!option) return "INVALID_MOVE";
        choose(G, decision, option);
        advance(rules2, G, {});
        return void 0;
      }
    }
  };
}
function play({ CreateGameReducer, InitializeGame }, config, seed) {
  const luck = seeded(seed);
  const game = gameOf(config, keyFrom(luck));
  const rngs = config.factions.map(() => seeded(word(luck)));
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: config.factions.length });
  for (let decisions = 0; ; decisions++) {
    const [decision] = pending(rules2, state.G);
    if (!decision) return { decisions, result: osadnicy.result(state.G) };
    const id = randomAnswer(decision, rngs[decision.seat]);
    const before = state;
    const payload = { type: "answer", args: [id], playerID: String(decision.seat) };
    state = reducer(state, { type: "MAKE_MOVE", payload });
    if (state.G === before.G) throw new Error(`boardgame.io refused \xAB${id}\xBB`);
  }
}

// bots/src/match.ts
function matchKey(seed) {
  return keyFrom(seeded(seed));
}
function playMatch(game, { config, seed, bots, limit }) {
  const luck = seeded(seed);
  const state = game.setup(config, keyFrom(luck));
  const rngs = bots.map(() => seeded(word(luck)));
  const unheard = {};
  let decision = advance(game.rules, state, unheard);
  let decisions = 0;
  for (; decision; decisions++) {
    if (decisions >= limit) throw new Error(`The game is not over after ${limit} decisions`);
    const { seat } = decision;
    choose(state, decision, answer(game, state, decision, bots[seat], rngs[seat]));
    decision = advance(game.rules, state, unheard);
  }
  return { decisions, result: game.result(state) };
}
function answer(game, state, decision, bot, rng) {
  if (bot.blind) return bot.blind(decision, rng);
  const id = bot.choose(view(game, state, decision.seat), decision.seat, rng);
  const step = offered(decision, id);
  if (!step) throw new Error(`${bot.name} chose \xAB${id}\xBB, which \xAB${decision.ask.do}\xBB does not offer`);
  return step;
}

// bots/src/random.ts
function random({
  game
}) {
  return {
    name: "random",
    choose(view2, seat, rng) {
      const decision = decisionOf(game.rules, view2, seat);
      const answer2 = decision && randomAnswer(decision, rng);
      if (answer2 === null) throw new Error(`Seat ${seat} has nothing to decide`);
      return answer2;
    },
    blind: randomStep
  };
}
function randomStep(decision, rng) {
  const { options, pick: pick2 } = decision;
  if (!pick2 && options.length > 0) return options[below(rng, options.length)];
  const answer2 = randomAnswer(decision, rng);
  const step = answer2 === null ? null : offered(decision, answer2);
  if (!step) throw new Error(`\xAB${decision.ask.do}\xBB cannot be answered`);
  return step;
}

// bots/src/answers.ts
var MOST_PICKS = 64;
function possibleAnswers(decision, rng) {
  const { options, pick: pick2 } = decision;
  const answers = options.map((step) => ({ id: optionId(step), step }));
  if (!pick2) return answers;
  for (const id of waysToPick(pick2) <= MOST_PICKS ? everyPick(pick2) : somePicks(decision, pick2, rng)) {
    const step = offered(decision, id);
    if (step) answers.push({ id, step });
  }
  return answers;
}
function waysToPick({ from, min, max }) {
  let ways = 0;
  let ofThisSize = 1;
  for (let size = 0; size <= Math.min(max, from.length); size++) {
    if (size >= min) ways += ofThisSize;
    ofThisSize = ofThisSize * (from.length - size) / (size + 1);
  }
  return ways;
}
function everyPick(pick2) {
  const ids = /* @__PURE__ */ new Set();
  const extend = (picked, from) => {
    if (pickAllowed(pick2, picked)) ids.add(pickId(picked));
    if (picked.length >= pick2.max) return;
    for (let i = from; i < pick2.from.length; i++) extend([...picked, pick2.from[i]], i + 1);
  };
  extend([], 0);
  return ids;
}
function somePicks(decision, pick2, rng) {
  const ids = new Set([pick2.min, pick2.max].map((size) => pickId(pick2.from.slice(0, size))));
  for (let i = 0; i < MOST_PICKS; i++) {
    const id = randomAnswer({ ...decision, options: [] }, rng);
    if (id !== null) ids.add(id);
  }
  return ids;
}

// bots/src/greedy.ts
function greedy(playable) {
  const { game, allCards: allCards2 } = playable;
  return {
    name: "greedy",
    choose(view2, seat, rng) {
      const decision = decisionOf(game.rules, view2, seat);
      if (!decision) throw new Error(`Seat ${seat} has nothing to decide`);
      const world = redeal(game, view2, allCards2(view2), rng);
      let best = "";
      let most = Number.NEGATIVE_INFINITY;
      let equals = 0;
      for (const { id, step } of possibleAnswers(decision, rng)) {
        const worth = lead(playable, after(playable, world, decision, step, rng), seat);
        equals = worth > most ? 1 : worth === most ? equals + 1 : equals;
        if (worth > most || worth === most && below(rng, equals) === 0) best = id;
        most = Math.max(most, worth);
      }
      return best;
    }
  };
}
function after({ game }, world, decision, step, rng) {
  const unheard = {};
  const copy2 = game.copy(world);
  choose(copy2, decision, step);
  let asked = advance(game.rules, copy2, unheard);
  while (asked && copy2.branches.length > 0 && copy2.decision === world.decision) {
    choose(copy2, asked, randomStep(asked, rng));
    asked = advance(game.rules, copy2, unheard);
  }
  return copy2;
}
function lead({ seats, value: value2 }, state, seat) {
  const others = Array.from({ length: seats(state) }, (_, other) => other).filter((other) => other !== seat);
  const own = value2(state, seat);
  return others.length === 0 ? own : own - Math.max(...others.map((other) => value2(state, other)));
}

// bots/src/registry.ts
var BOTS = { random, greedy };
var BOT_NAMES = Object.keys(BOTS);
var UnknownBot = class extends Error {
  constructor(name) {
    super(`There is no bot \xAB${name}\xBB. There are: ${BOT_NAMES.join(", ")}.`);
  }
};
function isBotName(name) {
  return Object.hasOwn(BOTS, name);
}
function botNamed(name, playable) {
  if (!isBotName(name)) throw new UnknownBot(name);
  return BOTS[name](playable);
}

// apps/cli/src/sim/configs.ts
function arrangements(players, of = FACTIONS) {
  if (players === 0) return [[]];
  return of.flatMap((first2) => {
    const others = of.filter((faction) => faction !== first2);
    return arrangements(players - 1, others).map((rest) => [first2, ...rest]);
  });
}

// games/osadnicy/src/value/goods.ts
var WORTH = {
  wood: 0.7,
  stone: 0.7,
  food: 0.7,
  worker: 0.4,
  gold: 0.9,
  raze: 0.5,
  defense: 0.15,
  vp: 1,
  card: 0.6,
  commonCard: 0.5,
  factionCard: 0.7
};
var TOKEN_WORTH = TOKENS.map((token) => WORTH[token]);
function tokensWorth(tokens2) {
  let worth = 0;
  for (let token = 0; token < tokens2.length; token++) worth += tokens2[token] * TOKEN_WORTH[token];
  return worth;
}
function tokenWorth(token) {
  return TOKEN_WORTH[token];
}
function goodsWorth(goods) {
  let worth = 0;
  for (const good in goods) worth += goods[good] * WORTH[good];
  return worth;
}

// games/osadnicy/src/value/effects.ts
var HARM = 1.2;
var WORTH_OF = {
  gain: (_game, _seat, { goods }) => goodsWorth(goods),
  gainPer: (game, seat, { good, per, max = 10 }) => WORTH[good] * Math.min(max, Math.max(1, counted(game, seat, per))),
  drawAndKeep: (_game, _seat, { deck, draw, keep }) => Math.min(draw, keep) * WORTH[deck === "faction" ? "factionCard" : "commonCard"] + 0.1 * Math.max(0, draw - keep),
  oneOf: (game, seat, effect) => bestChoice(game, seat, effect),
  copyProduction: () => 1,
  takeResource: () => 1.2 * WORTH.wood,
  razeOwn: () => 0.6,
  razeEnemy: () => HARM + 0.8,
  razeForPoints: (_game, _seat, { vp }) => 1 + 0.5 * vp,
  gainRazeGood: () => 0.7,
  discardEnemyDeal: (_game, _seat, { gainGood }) => HARM + (gainGood ? 0.7 : 0),
  takeEnemyDeal: () => HARM + 1,
  gainDealGood: (game, seat) => dealsOf(game, seat).reduce((best, { good }) => Math.max(best, WORTH[good]), 0),
  removeLocation: () => HARM + 0.5,
  buildWithoutLocation: () => 1.5,
  refresh: () => 1,
  block: () => 0.5 * HARM,
  seize: () => HARM,
  layFoundation: () => 0.4,
  enemyDiscards: () => 0.4,
  dealWithLocation: () => 1.8,
  placeSamurai: (_game, _seat, { n }) => 0.4 * n,
  sellResources: (_game, _seat, { max, vp }) => Math.max(0, Math.min(max, 2) * (vp - WORTH.wood)),
  putAside: () => 0.5
};
function bestChoice(game, seat, effect) {
  let best = effect.optional ? 0 : Number.NEGATIVE_INFINITY;
  for (const { spend: spend2, program } of choicesOf(effect)) {
    best = Math.max(best, programWorth(game, seat, program) - tokensWorth(spend2));
  }
  return best;
}
function effectWorth(game, seat, effect) {
  return WORTH_OF[effect.op](game, seat, effect);
}
function programWorth(game, seat, program, at = 0) {
  const effects = PROGRAMS[program];
  let worth = 0;
  for (let i = at; i < effects.length; i++) worth += effectWorth(game, seat, effects[i]);
  return worth;
}

// games/osadnicy/src/value/cards.ts
var USE = 0.7;
var POSSIBLE = 0.45;
var ANY_CARD = 0.6;
var GIVEN_UP = 1.3;
function actionWorth(game, seat, { action }) {
  if (!action) return 0;
  const cost = tokensWorth(action.spend) + action.cards * WORTH.card + action.deals;
  return Math.max(0, action.times * (programWorth(game, seat, action.program) - cost));
}
function triggersWorth(game, seat, { triggers }) {
  let worth = 0;
  for (const { program } of triggers) worth += programWorth(game, seat, program);
  return worth;
}
function standingWorth(game, seat, card, productions, actions) {
  let worth = card.deck === 0 ? COMMON_LOCATION_VALUE : FACTION_LOCATION_VALUE;
  if (card.production > 0) worth += productions * programWorth(game, seat, card.production);
  if (card.action) worth += USE * actions * actionWorth(game, seat, card);
  if (card.triggers.length > 0) worth += USE * actions * triggersWorth(game, seat, card);
  if (actions > 0) worth += 0.3 * (card.modifiers.length + (card.data.store?.length ?? 0));
  return worth;
}
function locationWorth(game, seat, location, { rounds, productions, acting }) {
  const card = CARDS[location.card];
  const free = acting && !location.blocked && location.seizedBy < 0 && location.used < (card.action?.times ?? 1);
  const worth = standingWorth(game, seat, card, productions, rounds + (free ? 0.5 : 0));
  return worth + protection(location, worth) + extra(location, card);
}
function protection({ defended, samurai }, worth) {
  return (defended ? 0.12 + 0.03 * worth : 0) + (samurai ? 0.25 + 0.05 * worth : 0);
}
function extra({ under, aside }, { data: { endScore } }) {
  if (!endScore) return 0;
  return endScore.vp * (endScore.per === "cardUnder" ? under.length : aside.reduce((sum, n) => sum + n, 0));
}
function builtWorth(game, seat, no, { rounds }) {
  const card = CARDS[no];
  const atOnce = programWorth(game, seat, card.production) + programWorth(game, seat, card.bonus);
  return atOnce + standingWorth(game, seat, card, rounds, rounds + 0.5);
}
function signedWorth(no, { rounds }) {
  return WORTH[CARDS[no].deal] * (rounds + 1);
}
function handCardWorth(game, seat, no, horizon) {
  const { cost, locations, deal, raze } = CARDS[no];
  let best = Math.max(ANY_CARD, builtWorth(game, seat, no, horizon) - tokensWorth(cost) - locations * GIVEN_UP);
  if (deal !== null) best = Math.max(best, signedWorth(no, horizon) - WORTH.food);
  if (raze.length > 0)
    best = Math.max(
      best,
      raze.reduce((sum, good) => sum + WORTH[good], -WORTH.raze)
    );
  return POSSIBLE * best;
}

// games/osadnicy/src/value/horizon.ts
function horizonOf(game, seat) {
  const rounds = Math.max(0, ROUNDS - game.round);
  const { phase } = game;
  const acting = phase === "lookout" || phase === "production" || phase === "action" && !game.seats[seat].passed;
  const due = phase === "lookout" || phase === "production" && producesYet(game, seat);
  return { rounds, productions: rounds + (due ? 1 : 0), acting };
}
function producesYet(game, seat) {
  return game.steps.some((step) => step.do === "produce" && step.seat === seat);
}

// games/osadnicy/src/value/waiting.ts
var WAITING = {
  pay: (_game, { cost }) => -tokensWorth(cost),
  "give up location": (game, { seat }) => game.seats[seat].foundations.length > 0 ? -0.5 : -1.3,
  place: (game, { seat, card }, horizon) => builtWorth(game, seat, card, horizon),
  sign: (_game, { card }, horizon) => signedWorth(card, horizon),
  draw: (_game, { n, from }) => n * WORTH[from === "either" ? "card" : from === "common" ? "commonCard" : "factionCard"],
  "discard for": () => -WORTH.card,
  "discard one": () => -WORTH.card,
  "end deal for": () => -1,
  "keep cards": (game, { seat, hand, keep }) => -0.5 * WORTH.card * Math.max(0, game.seats[seat].hand.length - hand - keep),
  effects: (game, { seat, program, at }) => programWorth(game, seat, program, at),
  target: (game, { seat, program, at }) => effectWorth(game, seat, PROGRAMS[program][at]),
  "sell resources": (_game, { vp, sold }) => vp * sold,
  "place samurai": () => 0.4,
  "produce locations": (game, { seat, left }) => left.reduce((sum, card) => sum + programWorth(game, seat, CARDS[card].production), 0)
};
function waitingWorth(game, seat, horizon) {
  let worth = 0;
  for (const step of game.steps) if ("seat" in step && step.seat === seat) worth += stepWorth(game, step, horizon);
  return worth;
}
function stepWorth(game, step, horizon) {
  const worth = WAITING[step.do];
  return worth ? worth(game, step, horizon) : 0;
}

// games/osadnicy/src/value/index.ts
var FOUNDATION = 0.5;
var LAST_ROUND = 0.6;
function value(game, seat) {
  if (game.phase === "end") return scoreOf(game, seat).total;
  const horizon = horizonOf(game, seat);
  const { points, hand, locations, foundations } = game.seats[seat];
  let worth = points + poolWorth(game, seat, horizon) + waitingWorth(game, seat, horizon);
  for (const location of locations) worth += locationWorth(game, seat, location, horizon);
  for (const { good } of dealsOf(game, seat)) worth += horizon.productions * WORTH[good];
  if (!horizon.acting && horizon.rounds === 0) return worth;
  for (const card of hand) worth += handCardWorth(game, seat, card, horizon);
  return worth + FOUNDATION * foundations.length;
}
function poolWorth(game, seat, { acting, rounds }) {
  const { tokens: tokens2 } = game.seats[seat];
  if (acting) return tokensWorth(tokens2) * (rounds > 0 ? 1 : LAST_ROUND);
  if (rounds === 0) return 0;
  let worth = 0;
  for (const token of stored(game, seat)) worth += tokens2[token] * tokenWorth(token);
  return worth;
}
function stored(game, seat) {
  const { deckNo, locations } = game.seats[seat];
  const kept = /* @__PURE__ */ new Set([storedToken(deckNo)]);
  for (const { card } of locations) for (const token of CARDS[card].data.store ?? []) kept.add(tokenIndex(token));
  return kept;
}

// apps/cli/src/sim/osadnicy.ts
var settlers = {
  game: osadnicy,
  seats: ({ seats }) => seats.length,
  allCards: ({ config }) => allCards(config),
  value
};

// apps/cli/src/bench/games.ts
var random2 = botNamed("random", settlers);
var LIMIT = 5e3;
var SEATINGS = new Map([2, 3, 4].map((players) => [players, arrangements(players)]));
function configFor(players, seed) {
  const seatings = SEATINGS.get(players);
  return { factions: seatings[seed % seatings.length], options: [] };
}
function playRandom(players, seed) {
  const config = configFor(players, seed);
  return playMatch(osadnicy, { config, seed, bots: config.factions.map(() => random2), limit: LIMIT });
}
function halfPlayed(seed) {
  const config = configFor(2, seed);
  const half = playRandom(2, seed).decisions / 2;
  const state = osadnicy.setup(config, matchKey(seed));
  const rng = seeded(seed);
  let decision = advance(osadnicy.rules, state, {});
  for (let i = 0; decision && i < half; i++) {
    choose(state, decision, randomStep(decision, rng));
    decision = advance(osadnicy.rules, state, {});
  }
  return state;
}

// apps/cli/src/bench/heap.ts
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
function collector() {
  if (globalThis.gc) return globalThis.gc;
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
function heapAfter(collect) {
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}
function heapGrowth(games) {
  const collect = collector();
  for (let seed = 0; seed < games / 10; seed++) playRandom(2, seed);
  const before = heapAfter(collect);
  for (let seed = 0; seed < games; seed++) playRandom(2, seed);
  return heapAfter(collect) - before;
}

// apps/cli/src/bench/measure.ts
var FULL = {
  rounds: 9,
  warmUpGames: 2e3,
  games: 400,
  boardgameioGames: 8,
  copies: 4e4,
  heapGames: 2e4
};
var QUICK = {
  rounds: 3,
  warmUpGames: 200,
  games: 60,
  boardgameioGames: 2,
  copies: 4e3,
  heapGames: 300
};
function measure(effort, progress) {
  const bgio = loadBoardgameIo();
  const states = Array.from({ length: 50 }, (_, seed) => halfPlayed(seed));
  warmUp(effort, bgio);
  const rounds = [];
  for (let i = 0; i < effort.rounds; i++) {
    rounds.push(oneRound(effort, bgio, i, states));
    progress?.(i + 1, effort.rounds + 1);
  }
  const heapGrowthBytes = heapGrowth(effort.heapGames);
  progress?.(effort.rounds + 1, effort.rounds + 1);
  const theirs = rounds.flatMap((round) => round.theirs ? [{ ...round, theirs: round.theirs }] : []);
  return {
    game: osadnicy.id,
    node: process.version,
    cores: cpus().length,
    rounds: rounds.length,
    decisionMicros: byPlayers((players) => median(rounds.map(({ ours }) => ours[players].decisionMicros))),
    gamesPerSecond: byPlayers((players) => median(rounds.map(({ ours }) => ours[players].gamesPerSecond))),
    copyMicros: median(rounds.map(({ copyMicros: copyMicros2 }) => copyMicros2)),
    stateBytes: Math.round(median(states.map((state) => JSON.stringify(state).length))),
    heapGames: effort.heapGames,
    heapGrowthBytes,
    boardgameio: {
      version: bgio?.version ?? null,
      decisionMicros: theirs.length > 0 ? median(theirs.map((round) => round.theirs.decisionMicros)) : null
    },
    ratio: theirs.length > 0 ? median(theirs.map((round) => round.theirs.decisionMicros / round.ours[2].decisionMicros)) : null
  };
}
function warmUp({ warmUpGames, boardgameioGames }, bgio) {
  for (let seed = 0; seed < warmUpGames; seed++) playRandom(2 + seed % 3, seed);
  if (bgio) for (let seed = 0; seed < 2 * boardgameioGames; seed++) bgio.play(configFor(2, seed), seed);
}
function oneRound(effort, bgio, round, states) {
  const first2 = round * effort.games;
  return {
    theirs: bgio && timed(effort.boardgameioGames, first2, (seed) => bgio.play(configFor(2, seed), seed)),
    ours: byPlayers((players) => timed(effort.games, first2, (seed) => playRandom(Number(players), seed))),
    copyMicros: copyMicros(states, effort.copies)
  };
}
function byPlayers(of) {
  return { 2: of("2"), 3: of("3"), 4: of("4") };
}
function timed(games, first2, play2) {
  let decisions = 0;
  const start = performance.now();
  for (let seed = first2; seed < first2 + games; seed++) decisions += play2(seed).decisions;
  const millis = performance.now() - start;
  return { decisionMicros: 1e3 * millis / decisions, gamesPerSecond: 1e3 * games / millis };
}
function copyMicros(states, copies) {
  let kept = 0;
  const start = performance.now();
  for (let i = 0; i < copies; i++) kept += osadnicy.copy(states[i % states.length]).seats.length;
  const millis = performance.now() - start;
  if (kept === 0) throw new Error("Nothing was copied");
  return 1e3 * millis / copies;
}
function median(numbers2) {
  const sorted = [...numbers2].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
}

// apps/cli/src/terminal/layout.ts
var ESCAPES = /\x1b\[[0-9;]*m/g;
function widthOf(text) {
  return [...text.replace(ESCAPES, "")].length;
}
function padStart(text, width) {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

// apps/cli/src/bench/words.ts
var benchWords = {
  en: {
    says: "Measure on this machine: random games, decisions, copies, memory, and the same rules inside boardgame.io.",
    json: "one JSON object on standard output, nothing else",
    quick: "a few seconds only, and so less exact",
    machine: (node, cores, rounds) => `Node ${node}, ${cores} cores (one is used), median of ${rounds} rounds`,
    players: "players",
    decision: "\xB5s a decision",
    games: "random games a second",
    copy: (micros, bytes) => `copy of a state half-way through a game: ${micros} \xB5s (as JSON: ${bytes} bytes)`,
    heap: (games, kilobytes) => `memory growth over ${games} games: ${kilobytes} kB`,
    boardgameio: (version, micros, ratio) => `the same rules inside boardgame.io ${version}: ${micros} \xB5s a decision, ${ratio} times as long`,
    noBoardgameio: "boardgame.io is not installed here, so there is nothing to compare with (it comes with `npm install`)"
  },
  pl: {
    says: "Pomiary na tym komputerze: losowe gry, decyzje, kopie, pami\u0119\u0107 i te same zasady wewn\u0105trz boardgame.io.",
    json: "jeden obiekt JSON na standardowym wyj\u015Bciu, nic poza tym",
    quick: "tylko kilka sekund, wi\u0119c mniej dok\u0142adnie",
    machine: (node, cores, rounds) => `Node ${node}, rdzenie: ${cores} (u\u017Cywany jeden), mediana z ${rounds} rund`,
    players: "gracze",
    decision: "\xB5s na decyzj\u0119",
    games: "losowych gier na sekund\u0119",
    copy: (micros, bytes) => `kopia stanu z po\u0142owy gry: ${micros} \xB5s (jako JSON: ${bytes} B)`,
    heap: (games, kilobytes) => `przyrost pami\u0119ci (liczba gier: ${games}): ${kilobytes} kB`,
    boardgameio: (version, micros, ratio) => `te same zasady wewn\u0105trz boardgame.io ${version}: ${micros} \xB5s na decyzj\u0119 (stosunek: ${ratio})`,
    noBoardgameio: "boardgame.io nie jest tu zainstalowane, wi\u0119c nie ma z czym por\xF3wna\u0107 (dodaje je `npm install`)"
  }
};

// apps/cli/src/bench/text.ts
function measuredText(measured, lang) {
  const words = benchWords[lang];
  const { node, cores, rounds, decisionMicros, gamesPerSecond, boardgameio, ratio } = measured;
  const rows = [
    [words.players, words.decision, words.games],
    ...["2", "3", "4"].map((players) => [
      players,
      decisionMicros[players].toFixed(2),
      Math.round(gamesPerSecond[players]).toLocaleString(lang)
    ])
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const compared = boardgameio.version !== null && boardgameio.decisionMicros !== null && ratio !== null ? words.boardgameio(boardgameio.version, boardgameio.decisionMicros.toFixed(0), ratio.toFixed(0)) : words.noBoardgameio;
  const lines = [
    words.machine(node, cores, rounds),
    "",
    ...rows.map((row) => row.map((cell, i) => padStart(cell, widths[i])).join("   ")),
    "",
    words.copy(measured.copyMicros.toFixed(2), measured.stateBytes),
    words.heap(measured.heapGames, (measured.heapGrowthBytes / 1024).toFixed(0)),
    compared
  ];
  return `${lines.join("\n")}
`;
}

// apps/cli/src/bench/index.ts
function benchCommand(program, lang = "en") {
  const words = benchWords[lang];
  const command = program.command("bench").description(words.says).option("--json", words.json).option("--quick", words.quick).action(({ json, quick }) => {
    const measured = measure(
      quick ? QUICK : FULL,
      progressBar(() => performance.now() / 1e3)
    );
    const text = json ? `${JSON.stringify(measured, null, 2)}
` : measuredText(measured, lang);
    command.configureOutput().writeOut?.(text);
  });
}

// apps/cli/src/bench/try.tmp.ts
var p = new Command("imperia");
benchCommand(p);
await p.parseAsync(process.argv.slice(2), { from: "user" });
