/** The color of Alhambra's header and titles, and of the bar beside its messages. */
export const accent = '#B5532A';
