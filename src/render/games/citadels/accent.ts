/** The color of Citadels's header and titles, and of the bar beside its messages. */
export const accent = '#6B3F6E';
