/**
 * All reasons for which the stand-in refuses a request, with Discord's status, code, and message. `form` is the code
 * inside `errors` of an "Invalid Form Body" (50035). Messages that Discord does not publish are our own; bots branch on
 * `code`.
 */
interface Rule {
  readonly status: number;
  readonly code: number;
  readonly form: string | null;
  readonly message: string;
}

function form(formCode: string, message: string): Rule {
  return { status: 400, code: 50035, form: formCode, message };
}

function plain(status: number, code: number, message: string): Rule {
  return { status, code, form: null, message };
}

const BAD_LENGTH = 'BASE_TYPE_BAD_LENGTH';
const MAX_LENGTH = 'BASE_TYPE_MAX_LENGTH';
const LEGACY_FIELD = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';

export const RULES = {
  // General
  malformedJson: plain(400, 50109, 'The request body contains invalid JSON.'),
  wrongShape: form('MODEL_TYPE_CONVERT', 'A field is missing or has the wrong type.'),
  unknownRoute: plain(404, 0, '404: Not Found'),
  unauthorized: plain(401, 0, '401: Unauthorized'),
  /** Reported on many routes at once: a fault of Discord's network, whatever the bot may do. */
  blockedByCloudflare: plain(403, 40333, 'Cloudflare is blocking your request.'),
  rateLimited: plain(429, 0, 'You are being rate limited.'),
  fileTooLarge: plain(413, 40005, 'Request entity too large'),
  tooManyFiles: form(MAX_LENGTH, 'Must be 10 or fewer in length.'),

  // Messages
  emptyMessage: plain(400, 50006, 'Cannot send an empty message'),
  contentLength: form(MAX_LENGTH, 'Must be 2000 or fewer in length.'),
  contentWithLayout: form(LEGACY_FIELD, "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
  embedsWithLayout: form(LEGACY_FIELD, "The 'embeds' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
  pollWithLayout: form(LEGACY_FIELD, "The 'poll' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
  stickersWithLayout: form(
    LEGACY_FIELD,
    "The 'sticker_ids' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
  ),
  embedCount: form(MAX_LENGTH, 'Must be 10 or fewer in length.'),
  embedTextLength: form(MAX_LENGTH, 'A title has at most 256 characters, a description 4096, a field 256 and 1024.'),
  embedTotal: form('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'),
  nonceLength: form(MAX_LENGTH, 'Must be 25 or fewer in length.'),
  mentionsExclusive: form(
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    'parse:["users"] and users: [ids...] are mutually exclusive.',
  ),
  mentionsCount: form(MAX_LENGTH, 'Must be 100 or fewer in length.'),

  needsVerification: plain(403, 40002, 'You need to verify your account in order to perform this action'),
  sendingDisabled: plain(403, 40004, 'Send messages has been temporarily disabled'),
  ownerUnverified: plain(400, 50178, 'The user account must first be verified'),
  autoModerated: plain(400, 200000, 'Message was blocked by automatic moderation'),
  harmfulLinks: plain(400, 240000, 'Message blocked by harmful links filter'),

  // Attachments
  uploadsLimited: plain(403, 400001, 'Access to file uploads has been limited for this guild'),
  attachmentDescriptionLength: form(MAX_LENGTH, 'Must be 1024 or fewer in length.'),
  attachmentUnknown: form(
    'ATTACHMENT_NOT_FOUND',
    'The attachment id is neither an uploaded file nor one in the message.',
  ),
  /** Reported for edits of layout messages that upload a file; Discord documents that they work. */
  uploadInEdit: form('ATTACHMENT_NOT_FOUND', 'An edit of this message cannot upload files.'),
  /** Reported for edits of layout messages that keep a picture by its id; Discord documents that they work. */
  keptRefused: form('ATTACHMENT_NOT_FOUND', 'An edit of this message cannot keep attachments.'),
  attachmentNotUploaded: form('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'Referenced attachment not found'),

  // Components
  componentNotAllowed: form('UNION_TYPE_CHOICES', 'This type of component is not allowed here.'),
  layoutWithoutFlag: form('UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).'),
  legacyRows: form(BAD_LENGTH, 'Must be 5 or fewer in length.'),
  componentsTotal: form(
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    'A message has at most 40 components, including nested ones.',
  ),
  textTotal: form('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', 'The total displayable text size exceeds 4000.'),
  componentIdDuplicated: form('COMPONENT_ID_DUPLICATED', 'Component id was already specified.'),
  customIdDuplicated: form('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
  customIdLength: form(BAD_LENGTH, 'Must be between 1 and 100 in length.'),
  containerSize: form(BAD_LENGTH, 'A container has at least one component.'),
  accentColor: form('NUMBER_TYPE_MAX', 'int value should be between 0 and 16777215.'),
  rowSize: form(BAD_LENGTH, 'Must be between 1 and 5 in length.'),
  rowWidth: form('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width'),
  textLength: form(BAD_LENGTH, 'Must be between 1 and 4000 in length.'),
  sectionSize: form(BAD_LENGTH, 'Must be between 1 and 3 in length.'),
  galleryItems: form(BAD_LENGTH, 'Must be between 1 and 10 in length.'),
  altTextLength: form(MAX_LENGTH, 'Must be 1024 or fewer in length.'),
  mediaAddress: form('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https', 'attachment')."),
  fileAddress: form('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('attachment',)."),
  buttonLabelLength: form(MAX_LENGTH, 'Must be 80 or fewer in length.'),
  buttonEmpty: form('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button needs a label or an emoji.'),
  buttonTarget: form(
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    'A link button has only a url, a premium one only a sku, any other only a custom id.',
  ),
  buttonUrlLength: form(MAX_LENGTH, 'Must be 512 or fewer in length.'),
  emojiInvalid: form('COMPONENT_INVALID_EMOJI', 'Invalid emoji'),
  placeholderLength: form(MAX_LENGTH, 'Must be 150 or fewer in length (100 in a text input).'),
  selectOptionCount: form(BAD_LENGTH, 'Must be between 1 and 25 in length.'),
  optionTextLength: form(BAD_LENGTH, 'Must be between 1 and 100 in length.'),
  optionValueDuplicated: form('COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
  valueCounts: form('NUMBER_TYPE_MAX', 'min_values is 0 to 25, max_values 1 to 25.'),
  valueCountsOrder: form('SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX', 'min_values is larger than max_values.'),
  valuesOverOptions: form(
    'SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS',
    'The number of values is larger than the number of options.',
  ),
  defaultsOutsideCounts: form(
    'SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE',
    'The number of defaults does not fit min_values and max_values.',
  ),

  // Modals
  modalTitleLength: form(BAD_LENGTH, 'Must be between 1 and 45 in length.'),
  modalSize: form(BAD_LENGTH, 'Must be between 1 and 5 in length.'),
  modalLabelLength: form(BAD_LENGTH, 'Must be between 1 and 45 in length.'),
  modalDescriptionLength: form(BAD_LENGTH, 'Must be between 1 and 100 in length.'),
  textInputLengths: form('NUMBER_TYPE_MAX', 'min_length is 0 to 4000, max_length 1 to 4000 and not less.'),
  textInputValue: form(BAD_LENGTH, 'The value does not fit min_length and max_length.'),
  choiceCount: form(BAD_LENGTH, 'A radio group has 2 to 10 options, a checkbox group 1 to 10.'),
  radioDefaults: form('RADIO_GROUP_MULTIPLE_DEFAULTS', 'A radio group has at most one default.'),
  fileUploadCounts: form('NUMBER_TYPE_MAX', 'min_values is 0 to 10, max_values 1 to 10.'),

  // Commands
  commandNameInvalid: form('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
  commandDescriptionLength: form(BAD_LENGTH, 'Must be between 1 and 100 in length.'),
  commandCount: plain(400, 30032, 'Maximum number of application commands reached (100).'),
  commandsPerDay: plain(400, 30034, 'Max number of daily application command creates has been reached (200)'),
  commandNameDuplicated: form('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
  commandSize: form('APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)'),
  optionCount: form(BAD_LENGTH, 'Must be 25 or fewer in length.'),
  optionNameDuplicated: form('APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists'),
  optionOrder: form(
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    'Required options must be placed before non-required options',
  ),
  optionsMixed: form(
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    'Sub-command and sub-command group option types are mutually exclusive to all other types',
  ),
  subcommandsNested: form(
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    'A subcommand holds plain options, a group holds subcommands.',
  ),
  choiceLimit: form(BAD_LENGTH, 'Must be 25 or fewer in length.'),
  choiceLength: form(BAD_LENGTH, 'Must be between 1 and 100 in length.'),
  choicesWithAutocomplete: form(
    'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    'An option has choices or autocomplete, not both.',
  ),
  optionLimits: form(
    'NUMBER_TYPE_MAX',
    'min_length is 0 to 6000, max_length 1 to 6000; a minimum is not above its maximum.',
  ),
  localeUnknown: form('APPLICATION_COMMAND_LOCALE_UNKNOWN', 'Not one of Discord’s locales.'),
  memberPermissions: form('MODEL_TYPE_CONVERT', 'default_member_permissions must be a decimal number, or null.'),

  // Interactions
  interactionUnknown: plain(404, 10062, 'Unknown interaction'),
  interactionAcknowledged: plain(400, 40060, 'Interaction has already been acknowledged.'),
  responseTypeNotAllowed: form(
    'INTERACTION_CALLBACK_TYPE_INVALID',
    'This type of response cannot answer this type of interaction.',
  ),
  autocompleteChoices: form(MAX_LENGTH, 'Must be 25 or fewer in length.'),
  webhookUnknown: plain(404, 10015, 'Unknown Webhook'),
  webhookTokenExpired: plain(401, 50027, 'Invalid Webhook Token'),

  // Channels, threads, members
  unknownChannel: plain(404, 10003, 'Unknown Channel'),
  unknownGuild: plain(404, 10004, 'Unknown Guild'),
  unknownMember: plain(404, 10007, 'Unknown Member'),
  unknownMessage: plain(404, 10008, 'Unknown Message'),
  unknownUser: plain(404, 10013, 'Unknown User'),
  recipientInvalid: plain(400, 50033, 'Invalid Recipient(s)'),
  missingAccess: plain(403, 50001, 'Missing Access'),
  missingPermissions: plain(403, 50013, 'Missing Permissions'),
  notTheAuthor: plain(403, 50005, 'Cannot edit a message authored by another user'),
  systemMessage: plain(403, 50021, 'Cannot execute action on a system message'),
  /** Reported when a bot opens many direct messages within minutes. */
  opensTooFast: plain(403, 40003, 'You are opening direct messages too fast.'),
  /** Reported when Discord has barred a bot from opening direct messages; it documents no code for that. */
  opensBarred: plain(403, 20026, 'This account may not open new direct messages.'),
  dmClosed: plain(403, 50007, 'Cannot send messages to this user'),
  noCommonServer: plain(403, 50278, 'Cannot send messages to this user due to having no mutual guilds'),
  editsUsedUp: plain(429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'),
  pinsUsedUp: plain(400, 30003, 'Maximum number of pins reached for the channel (250)'),
  threadArchived: plain(403, 50083, 'Thread is archived'),
  threadLocked: plain(403, 160005, 'Thread is locked'),
  threadExists: plain(400, 160004, 'A thread has already been created for this message'),
  threadsUsedUp: plain(400, 160006, 'Maximum number of active threads reached'),
  threadNameLength: form(BAD_LENGTH, 'Must be between 1 and 100 in length.'),
  threadArchiveDuration: form('BASE_TYPE_CHOICES', 'Value must be one of (60, 1440, 4320, 10080).'),
  notAThread: plain(400, 50024, 'Cannot execute action on this channel type'),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;

/** Whether the text is the name of a rule. */
export function isRuleName(text: string): text is RuleName {
  return Object.hasOwn(RULES, text);
}
