/** Class of the live regions that messages appear in. */
export const REGION = "toasts";
