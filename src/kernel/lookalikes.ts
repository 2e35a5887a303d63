/**
 * Names that people take for one another, such as "Aya" and "Ауа" with Cyrillic letters: two texts with the same
 * skeleton (Unicode Technical Standard 39). Nothing here changes what a name looks like.
 */

/**
 * Letters and digits that look like others, from Unicode's confusables.txt: before the colon what they are taken for.
 * Of its six thousand entries, those of the scripts that look like Latin, and of Kana that look like Kanji; compatibility
 * forms and letters with marks are taken apart before.
 */
const ALIKE = `
  O:0ΟⲞОՕꓳ l:1IƖǀΙⲒІӀꓲ ー:一 2:ꝚƧϨꙄ 3:ꞫȜƷꝪⳌЗӠ 4:Ꮞ 5:Ƽ 6:ⳒбᏮ 8:ȣȢ 9:ꝮⳊ a:ɑαа A:ΑАᎪꓮ aa:ꜳ AA:Ꜳ ae:æӕ
  AE:ÆӔ ao:ꜵ AO:Ꜵ au:ꜷ AU:Ꜷ av:ꜹꜻ AV:ꜸꜺ ay:ꜽ AY:Ꜽ b:ƄЬᏏ B:ꞴΒВᏴꓐ bl:Ы c:ᴄⲥсꮯ C:ⲤСᏟꓚ d:ԁᏧꓒ D:Ꭰꓓ dz:ʣ e:ꬲеҽ
  E:ΕЕᎬꓰ f:ꬵꞙẝք F:ꞘϜꓝ g:ɡᶃƍց G:ԌᏀᏳꓖ h:һհᏂ H:ΗⲎНᎻꓧ i:ıɪɩιіꙇӏꭵᎥ j:ϳј J:ꞲͿЈᎫꓙ K:ΚⲔКᏦꓗ L:ⳐᏞꓡ ll:ǁ lO:Ю ls:ʪ
  lz:ʫ M:ΜϺⲘМᎷꓟ n:ոռ N:ΝⲚꓠ o:ᴏᴑꬽοσⲟоօ oe:œ OE:Œ oo:ꝏꚙ OO:ꝎꚘ p:ρⲣр P:ΡⲢРᏢꓑ q:ԛգզ r:ꭇꭈᴦⲅгꮁ R:ƦᎡᏒꓣ rn:m s:ꜱƽѕꮪ
  S:ЅՏᏕᏚꓢ T:ΤⲦТᎢꓔ T3:Ꜩ tf:ꝷ ts:ʦ u:ꞟᴜꭎꭒʋυս U:Սꓴ ue:ᵫ uo:ꭣ v:ᴠνѵꮩ V:ѴᏙꓦ w:ɯᴡѡԝաꮃ W:ԜᎳᏔꓪ x:х X:ꞳΧⲬХꓫ
  y:ɣᶌʏỿꭚγуү Y:ΥⲨУҮᎩᎽꓬ z:ᴢꮓ Z:ΖᏃꓜ へ:ヘ 二:ニ 亻:イ 八:ハ 力:カ 卜:ト 口:ロ 夕:タ 工:エ
`;

const TAKEN_FOR: ReadonlyMap<string, string> = new Map(
  ALIKE.trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [seen = '', letters = ''] = group.split(':');
      return [...letters].map((letter) => [letter, seen] as const);
    }),
);

/** What each of these letters is taken for; a letter that looks like no other stays. */
export const plainLetters = (text: string): string => [...text].map((one) => TAKEN_FOR.get(one) ?? one).join('');

/** Marks on Latin, Greek, and Cyrillic letters. Marks of other scripts make other letters. */
const MARKS = /[\u0300-\u036f]/gu;
const BETWEEN = /[\p{P}\p{Z}\p{Cf}]/gu;

/** Without case, marks, spaces, and punctuation; a text of nothing else stays as it is. */
function bare(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '');
  return (plain.replace(BETWEEN, '') || plain).normalize('NFC');
}

const skeletonOf = (text: string): string => plainLetters(plainLetters(bare(text)).toLowerCase());

/** Whether one text can be taken for the other. */
export const areLookalikes = (one: string, other: string): boolean =>
  bare(one).toLowerCase() === bare(other).toLowerCase() || skeletonOf(one) === skeletonOf(other);
