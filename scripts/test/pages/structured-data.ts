import { z } from 'zod'

/**
 * What search engines ask of each kind of structured data that pages carry: fields that they need or recommend, and no others. That the
 * fields are schema.org's own, the types of src/seo see to.
 */
const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
const instant = z.iso.datetime({ offset: true })
const length = z.string().regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/, 'wants a length like "PT1H25M"')
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'wants a language like "pt-BR"')
const sum = z.string().regex(/^\d+\.\d\d$/, 'wants a sum like "337.59"')
const currency = z.string().regex(/^[A-Z]{3}$/)

const thing = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ '@type': z.literal(type), ...fields })

/** A list whose places are numbered from one. */
const numbered = <Item extends z.ZodType<{ position: number }>>(item: Item) =>
  z
    .array(item)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      'wants places from one on',
    )

const portal = thing('EducationalOrganization', { name: text, url: address, email: z.email(), logo: address })

const specification = thing('UnitPriceSpecification', {
  price: sum,
  priceCurrency: currency,
  valueAddedTaxIncluded: z.boolean(),
})
const offer = thing('Offer', {
  url: address,
  price: sum,
  priceCurrency: currency,
  validThrough: instant,
  category: z.literal('Free').optional(),
  priceSpecification: specification.optional(),
})

const postal = thing('PostalAddress', { streetAddress: text, addressCountry: z.string().regex(/^[A-Z]{2}$/) })
const place = thing('Place', { name: text, address: postal })
const online = thing('VirtualLocation', { url: address })

const described = { name: text, description: text, inLanguage: language, url: address }
const listed = thing('Course', { ...described, provider: portal })
const instance = thing('CourseInstance', { courseMode: z.literal('Online'), courseWorkload: length })

/** Each kind by its `@type`. */
const kinds = z.discriminatedUnion('@type', [
  portal,
  thing('BreadcrumbList', {
    itemListElement: numbered(thing('ListItem', { position: z.int(), name: text, item: address })),
  }),
  thing('ItemList', {
    itemListElement: numbered(
      z.union([
        thing('ListItem', { position: z.int(), name: text, url: address }),
        thing('ListItem', { position: z.int(), item: listed }),
      ]),
    ),
  }),
  thing('Course', {
    ...described,
    isAccessibleForFree: z.literal(true),
    courseCode: text,
    provider: portal,
    teaches: z.array(text),
    offers: thing('Offer', { category: z.literal('Free') }),
    hasCourseInstance: instance,
  }),
  thing('LearningResource', {
    ...described,
    isAccessibleForFree: z.literal(true),
    learningResourceType: z.literal('Video'),
    timeRequired: length,
    publisher: portal,
  }),
  thing('EducationalOccupationalCredential', {
    ...described,
    credentialCategory: text,
    educationalLevel: text.optional(),
    validFor: z.string().regex(/^P\d+Y$/),
    recognizedBy: portal,
  }),
  thing('EducationEvent', {
    name: text,
    description: text.optional(),
    startDate: instant,
    endDate: instant,
    inLanguage: language,
    url: address,
    image: address,
    organizer: portal,
    eventStatus: address,
    eventAttendanceMode: address,
    location: z.discriminatedUnion('@type', [place, online]),
    // None where it is not offered.
    offers: offer.optional(),
    maximumAttendeeCapacity: z.int().positive(),
    performer: z.array(thing('Person', { name: text })).optional(),
  }),
  thing('NewsArticle', {
    headline: text.max(110),
    description: text,
    datePublished: instant,
    dateModified: instant,
    image: address,
    inLanguage: language,
    url: address,
    mainEntityOfPage: address,
    author: portal,
    publisher: portal,
  }),
  thing('VideoObject', {
    name: text,
    description: text,
    thumbnailUrl: address,
    uploadDate: instant,
    duration: length,
    contentUrl: address,
    inLanguage: language,
    transcript: text.optional(),
  }),
])

const element = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** What search engines would not take of a page's structured data; a line each, with the kind and the field. */
export function structuredFaults(html: string): string[] {
  return Array.from(
    html.matchAll(element),
    ([, json]) => JSON.parse(json as string) as Record<string, unknown>,
  ).flatMap(({ '@context': context, ...data }) => {
    const { error } = kinds.safeParse(data)
    const faults =
      error?.issues.map(({ path, message }) => `${data['@type']} ${path.join('.')}: ${message}`) ?? []
    return context === 'https://schema.org' ? faults : [...faults, `${data['@type']}: no context`]
  })
}
