/**
 * What the kernel can carry. The bounds of every content pack follow from these: a pack that asks for more is refused when it is
 * opened, with the path of the field.
 */
export const MOST_NAMED = 1023; // the highest number that one of two pointings can name: ten bits of an option
export const MOST_IN_A_SET = 31; // members of a set that is kept as the bits of one number
/** Things of which any set may be chosen. Every set is an option: twelve things are 4,096 of them. */
export const MOST_TO_CHOOSE_FROM = 12;
/** What `subset` lists at all, whatever a hand has grown to: a lone pointing is twenty bits. */
export const SUBSET_BITS = 20;
