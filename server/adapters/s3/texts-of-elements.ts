const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the text of each element with a tag name in an XML response of the bucket. */
export const textsOfElements = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    (text as string).replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity),
  )
