/** Policies for the metadata that cameras and programs write into images. */
export const metadataPolicies = ['strip', 'strip-location', 'keep'] as const

export type MetadataPolicy = (typeof metadataPolicies)[number]
