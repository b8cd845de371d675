import type { Studio } from "./studio.ts";

export type Group = "pictures" | "films" | "sounds" | "og" | "icons" | "maps";

/** One thing to make: a picture, a film, a sound, a share picture, the icons. */
export interface Item {
  name: string;
  group: Group;
  /** The files of the site that it consists of. */
  outputs: readonly string[];
  /** The files, of those that are there, whose change makes it anew. */
  sources(): readonly string[];
  /** The operator's file in the place of a rendering; what is never rendered itself lacks this. */
  replacedBy?(): string | undefined;
  /** The picture that it is cut from: made anew, this follows. */
  from?: string;
  /** Writes the outputs and tells the size in pixels, or the length; anew renders again what is rendered already. */
  make(studio: Studio, anew: boolean): Promise<string>;
}
