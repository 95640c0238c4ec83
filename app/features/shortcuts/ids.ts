/** Id of the dialog that lists the shortcuts. */
export const HELP_ID = "shortcuts";

/** Buttons that carry this attribute open it. */
export const OPENS_HELP = "data-opens-shortcuts";
