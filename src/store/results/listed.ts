/** As a query: the ids of everyone who doesn't want to be listed. */
export const UNLISTED = '(SELECT user_id FROM personal_settings WHERE listed = 0)';
