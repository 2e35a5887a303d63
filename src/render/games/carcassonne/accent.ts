/** The color of Carcassonne's header and titles, and of the bar beside its messages. */
export const accent = '#4F7A3A';
