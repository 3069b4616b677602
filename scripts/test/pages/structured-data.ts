import { z } from 'zod'

/**
 * Schemas that accept only those fields of structured data that search engines require or recommend. The types in
 * src/seo check that the fields belong to schema.org.
 */
const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
const instant = z.iso.datetime({ offset: true })
const length = z.string().regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/, 'must be a duration such as "PT1H25M"')
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language such as "pt-BR"')
const sum = z.string().regex(/^\d+\.\d\d$/, 'must be an amount such as "337.59"')
const currency = z.string().regex(/^[A-Z]{3}$/)

const typed = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ '@type': z.literal(type), ...fields })

/** Returns the schema of a list whose items have positions, counted from 1. */
const numberedList = <Item extends z.ZodType<{ position: number }>>(item: Item) =>
  z
    .array(item)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      'must have positions from one',
    )

const portal = typed('EducationalOrganization', { name: text, url: address, email: z.email(), logo: address })

const specification = typed('UnitPriceSpecification', {
  price: sum,
  priceCurrency: currency,
  valueAddedTaxIncluded: z.boolean(),
})
const offer = typed('Offer', {
  url: address,
  price: sum,
  priceCurrency: currency,
  validThrough: instant,
  availability: address,
  category: z.literal('Free').optional(),
  priceSpecification: specification.optional(),
})

const certificationOffer = typed('Offer', {
  url: address,
  price: sum,
  priceCurrency: currency,
  availability: address,
  category: z.literal('Free').optional(),
})

const postal = typed('PostalAddress', {
  streetAddress: text.optional(),
  postalCode: text.optional(),
  addressLocality: text.optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})
const place = typed('Place', { name: text, address: postal })
const online = typed('VirtualLocation', { url: address })

const descriptionFields = { name: text, description: text, inLanguage: language, url: address }
const listedCourse = typed('Course', { ...descriptionFields, provider: portal })
const instance = typed('CourseInstance', { courseMode: z.literal('Online'), courseWorkload: length })

/** All kinds of structured data, by their `@type`. */
const kinds = z.discriminatedUnion('@type', [
  portal,
  typed('BreadcrumbList', {
    itemListElement: numberedList(typed('ListItem', { position: z.int(), name: text, item: address })),
  }),
  typed('ItemList', {
    itemListElement: numberedList(
      z.union([
        typed('ListItem', { position: z.int(), name: text, url: address }),
        typed('ListItem', { position: z.int(), item: listedCourse }),
      ]),
    ),
  }),
  typed('Course', {
    ...descriptionFields,
    isAccessibleForFree: z.literal(true),
    courseCode: text,
    provider: portal,
    teaches: z.array(text),
    offers: typed('Offer', { category: z.literal('Free') }),
    hasCourseInstance: instance,
  }),
  typed('LearningResource', {
    ...descriptionFields,
    isAccessibleForFree: z.literal(true),
    learningResourceType: z.literal('Video'),
    timeRequired: length,
    publisher: portal,
  }),
  typed('EducationalOccupationalCredential', {
    ...descriptionFields,
    credentialCategory: text,
    educationalLevel: text.optional(),
    validFor: z.string().regex(/^P\d+Y$/),
    recognizedBy: portal,
    // `offers` is absent if another site sells the certification.
    offers: certificationOffer.optional(),
  }),
  typed('EducationEvent', {
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
    // `offers` is absent if the training is not offered.
    offers: offer.optional(),
    maximumAttendeeCapacity: z.int().positive(),
    performer: z.array(typed('Person', { name: text })).optional(),
  }),
  typed('NewsArticle', {
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
  typed('VideoObject', {
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

/**
 * Lists the faults in the structured data of a page, by the rules of search engines: one line for each fault, with
 * the kind and the field.
 */
export function findStructuredDataFaults(html: string): string[] {
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
