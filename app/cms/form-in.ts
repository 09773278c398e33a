import { data } from "react-router";

/** What a form sent. Throws the answer 400 for what is not one, which no browser sends. */
export const formIn = async (request: Request): Promise<FormData> => {
  try {
    return await request.formData();
  } catch {
    throw data("Send a form", { status: 400, statusText: "Send a form" });
  }
};
