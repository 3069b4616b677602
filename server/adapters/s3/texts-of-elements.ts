const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the texts of all elements of a name in a bucket's XML. */
export const textsOfElements = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    (text as string).replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity),
  )
