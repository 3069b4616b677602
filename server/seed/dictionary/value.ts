/** A value, and its label in English, Arabic, German, Polish and Spanish. */
export type Value = [string, [string, string, string, string, string]]
