/** Cities of a province: each in English, and in the country's language where that differs. */
export type Cities = readonly (readonly [english: string, own?: string])[]
