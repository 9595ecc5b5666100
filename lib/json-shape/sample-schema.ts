/** The JSON Schema among the samples of the code generators: an order with its references. */
export const sampleSchema = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Order",
  "type": "object",
  "required": ["id", "buyer", "items"],
  "properties": {
    "id": { "type": "integer", "minimum": 1 },
    "status": { "enum": ["open", "paid", "sent"] },
    "buyer": { "$ref": "#/$defs/person" },
    "items": { "type": "array", "items": { "$ref": "#/$defs/item" } },
    "note": { "type": ["string", "null"] }
  },
  "$defs": {
    "person": {
      "type": "object",
      "required": ["name"],
      "properties": { "name": { "type": "string" }, "city": { "type": "string" } }
    },
    "item": {
      "type": "object",
      "required": ["sku", "quantity"],
      "properties": { "sku": { "type": "string" }, "quantity": { "type": "integer" }, "price": { "type": "number" } }
    }
  }
}`
