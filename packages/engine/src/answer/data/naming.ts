/** Words with which a text gives a thing its name, and what a name ends before; in small letters and simplified characters. */

export const CALLED = /\b(?:called|known as|termed|named|referred to as|so-called)\s+(?:the |an? )?/
/** A bracket after a name may hold it for short. */
export const AFTER_NAME =
  /["”'’]?\s*[.,;:()—–"”]|\s(?:and|or|because|that|which|who|is|are|was|were|to|for|by|in|on|at|from|with|has|have|can|may|will|when|if|while|where|then)\b/
export const WE_CALL = /\b(?:we|i|they|people) (?:\w+ )?call\b/
export const CHINESE_CALLED = /(?:叫[做作]?|称之?[为作]|[又也简俗统合通]称为?|名为|所谓的?)[“"「『《]?/
