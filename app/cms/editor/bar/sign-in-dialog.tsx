import { useSignal } from "../../fields/state/form-store.ts";
import { type SignIn, SignInAgain } from "../../login/sign-in-again.tsx";
import { useEditing } from "../state/editing.ts";

export const SignInDialog = (signIn: SignIn) => {
  const { saving } = useEditing();
  const state = useSignal(saving.state);
  if (state.name !== "signed-out") return null;
  return <SignInAgain {...signIn} done={() => void saving.resume()} />;
};
