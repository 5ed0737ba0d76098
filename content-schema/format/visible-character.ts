/** A character that is drawn: U+2800 is Braille without a dot. */
export const visibleCharacter = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\p{M}\u2800]/u;
