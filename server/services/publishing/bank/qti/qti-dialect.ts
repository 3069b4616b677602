/** The differences between two versions of QTI: namespaces, and the spelling of names. */
export interface QtiDialect {
  version: '2.2' | '3.0'
  item: { namespace: string; schema: string; template: string; type: string }
  manifest: { namespace: string; schema: string; name: string; version: string }
  /** Returns the name of an element in this version, for example choiceInteraction or qti-choice-interaction. */
  element(name: string): string
  /** Returns the name of an attribute in this version, for example maxChoices or max-choices. */
  attribute(name: string): string
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const qti22: QtiDialect = {
  version: '2.2',
  item: {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd',
    template: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct',
    type: 'imsqti_item_xmlv2p2',
  },
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/qtiv2p2_imscpv1p2_v1p0.xsd',
    name: 'QTIv2.2 Package',
    version: '1.0.0',
  },
  element: (name) => name,
  attribute: (name) => name,
}

export const qti30: QtiDialect = {
  version: '3.0',
  item: {
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    type: 'imsqti_item_xmlv3p0',
  },
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
    name: 'QTI Package',
    version: '3.0.0',
  },
  element: (name) => `qti-${kebab(name)}`,
  attribute: kebab,
}
