/** Twenty seconds of the quiet that the footer's line speaks of. */
export const quietSound = "/sounds/quiet.m4a";
