/** The header in which a bucket stores a file's digest. */
export const digestHeader = 'x-amz-meta-digest'
