import { z } from 'zod'

/** The names of the fields that a schema has at a path: those of each form where there is a choice. */
export function fieldNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldNames(schema.unwrap(), path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((form) => fieldNames(form, path))
  const [first, ...rest] = path
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
    if (first === undefined) return Object.keys(shape)
    const field = shape[String(first)]
    return field ? fieldNames(field, rest) : []
  }
  if (first === undefined) return []
  if (schema instanceof z.ZodArray) return fieldNames(schema.element, rest)
  return schema instanceof z.ZodRecord ? fieldNames(schema.valueType, rest) : []
}
