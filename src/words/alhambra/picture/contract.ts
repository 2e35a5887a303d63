/** The words written in the pictures of Alhambra. */

/** What can have happened last. */
export type News = 'took' | 'bought' | 'placed' | 'stored' | 'rebuilt' | 'gave' | 'won';
