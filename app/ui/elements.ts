import type { ReactElement } from "react";

/** What a component places beside other things: elements, and no text without one of its own. docs/decisions/0047 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
