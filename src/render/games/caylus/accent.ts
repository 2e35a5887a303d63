/** The color of Caylus's header and titles, and of the bar beside its messages. */
export const accent = '#3B5A86';
