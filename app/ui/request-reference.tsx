import { createContext } from "react";

/** The id of the request that is being answered; only where the answer is not shared. */
export const RequestReference = createContext<string | undefined>(undefined);
