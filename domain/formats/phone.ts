/** A North American number with its country code; any other as it is written. */
export const internationalPhone = (phone: string): string => {
  const [, area, exchange, line] = /^\D*(?:1\D*)?(\d{3})\D*(\d{3})\D*(\d{4})\D*$/.exec(phone) ?? [];
  return line ? `+1-${area}-${exchange}-${line}` : phone;
};

/** The address that dials it, from abroad too. */
export const phoneAddress = (phone: string): string => `tel:${internationalPhone(phone).replace(/[^\d+]/g, "")}`;
