type Sent = { outcome: "invited" | "not-mailed"; email: string };

export const inviteToast = ({ outcome, email }: Sent): [text: string, options: { bad: boolean }] =>
  outcome === "invited"
    ? [`The invitation to ${email} is on its way`, { bad: false }]
    : [
        `The account of ${email} is there, but the mail could not be sent. Invite again once mail works.`,
        { bad: true },
      ];
