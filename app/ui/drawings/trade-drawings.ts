/** The icons of trades. By themselves, as an island draws no other. */
export const tradeDrawings = {
  office: ["M12 43V6h24v37M5 43h38", "M19 14h2M27 14h2M19 22h2M27 22h2M19 30h2M27 30h2M21 43v-6h6v6"],
  clinic: ["M5 43h38M8 43V19h32v24M15 19V7h18v12", "M24 9.5v7M20.5 13h7M20 43V31h8v12"],
  flats: ["M5 43h38M9 43V14h14v29M23 43V5h16v38", "M14 21h4M14 28h4M14 35h4M28 12h6M28 19h6M28 26h6M28 33h6"],
  hotel: ["M5 39V12M5 33h38v6M43 33v-5a6 6 0 0 0-6-6H21v11", "M13 20a4 4 0 1 0 0 8 4 4 0 0 0 0-8"],
  scales: ["M24 6v34M14 41h20M9 13l15-3 15 3", "M9 13L3.5 27a5.5 5.5 0 0 0 11 0zM39 13l-5.5 14a5.5 5.5 0 0 0 11 0z"],
  truck: [
    "M4 11h24v24H4zM28 19h9l7 8v8H28M28 27h16",
    "M13 31.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M35 31.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9",
  ],
  shop: [
    "M8 22v19h32V22M5 41h38M6 20L10 7h28l4 13",
    "M6 20a4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0M20 41V30h8v11",
  ],
  bank: ["M5 18L24 6l19 12zM5 42h38M8 37h32", "M12 22v11M20 22v11M28 22v11M36 22v11"],
  industry: ["M5 41V20l11-8v8l11-8v8h3l2-15h6l3 36zM3 41h42", "M11 28h6M22 28h6M11 34h6M22 34h6"],
} as const satisfies Record<string, readonly [first: string, second: string]>;
