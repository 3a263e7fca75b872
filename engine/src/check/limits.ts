/** How large a definition may be, so that checking and running it stays bounded. */
export const maximumFields = 5_000;
export const maximumOptions = 2_000;
export const maximumEntryDepth = 3;
export const maximumRules = 20_000;
export const maximumRuleDepth = 32;
export const maximumListDepth = 3;
