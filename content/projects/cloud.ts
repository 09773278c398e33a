import { p, rich } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const cloud: SeedOf<"project"> = {
  id: "project-cloud",
  type: "project",
  data: {
    title: "Cloud Migration",
    path: "/portfolio/cloud",
    category: "Cloud",
    client: "A wealth manager on Brickell Avenue, Miami",
    summary:
      "Nine servers left a closet on the eleventh floor over two weekends. Nobody missed a working day, and the first full year came in with 40% lower IT costs.",
    picture: "project-cloud",
    overview: rich(
      p(
        "The firm manages money for families in the Americas: 85 people, most of them bilingual, many of them traveling. Its nine servers stood in a former supply closet on the eleventh floor, cooled by a portable unit that drained into a bucket.",
      ),
      p(
        "The support contract for the hardware was up for renewal at a price that made the partners ask what the alternatives were. They wanted an answer that their compliance officer could defend, and no interruption during market hours.",
      ),
    ),
    challenges: rich(
      p(
        "Over two weeks of measuring, the nine servers used 11% of their processor capacity and 38% of their memory. One did nothing except keep a license alive. At month end, though, the portfolio reports took all night and sometimes failed at four in the morning.",
      ),
      p(
        "Client records fall under the retention rules for investment advisers: they have to be kept for years, unchangeable and ready for an examiner. A move that broke that chain was out of the question.",
      ),
      p(
        "And there was the building. In a storm, management switches off power to the upper floors when it evacuates. The last time, the firm had been offline for three business days while markets were open.",
      ),
    ),
    solution: rich(
      p(
        "Mail, files and phones went to Microsoft 365. Five servers were rebuilt in Azure at the size that the measurements showed, two were merged, one became a rented service and one was switched off. The report job now starts extra capacity at month end and releases it in the morning.",
      ),
      p(
        "Records moved to storage that refuses changes until the retention date. The compliance officer compared counts and checksums on both sides, with us beside her, before the old copy was retired.",
      ),
      p(
        "The cutover took two weekends: files and mail on the first, the portfolio system on the second. Every step had a time by which we would have gone back. We didn't need it. For a quarter after, we resized and reserved capacity every month, which accounts for about half of the saving.",
      ),
    ),
    results: [
      {
        figure: "40%",
        text: "lower IT costs in the first full year, with hardware support, power and cooling counted",
      },
      { figure: "68%", text: "shorter month-end reporting: three hours in place of nine and a half" },
      { figure: "100%", text: "of client records matched by count and checksum after the move" },
      { figure: "0%", text: "of market hours lost when the building was evacuated for a storm the following season" },
    ],
    related: ["project-security", "project-datacenter"],
    search: {
      title: "Case Study: Cloud Migration for a Miami Firm | {company}",
      description:
        "A Brickell wealth manager moved nine servers to the cloud over two weekends and lowered IT costs by 40 percent. What was measured, moved and left out.",
    },
  },
};
