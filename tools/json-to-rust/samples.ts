import type { Samples } from '#kit/samples.ts'
import { sampleSchema } from '#lib/json-shape/sample-schema.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A record with a list', zh: '带列表的记录' },
      input: {
        json: `{
  "id": 9007199254740993,
  "name": "Lin 林",
  "email": null,
  "createdAt": "2026-03-14T09:26:53Z",
  "type": "person",
  "team": { "id": 12, "title": "Platform" },
  "devices": [
    { "os": "linux", "ipAddress": "10.0.0.7", "pinned": true },
    { "os": "macos", "ipAddress": null }
  ]
}`,
      },
      output: {
        code: `use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Root {
    pub id: i64,
    pub name: String,
    pub email: serde_json::Value,
    #[serde(rename = "createdAt")]
    pub created_at: String,
    pub r#type: String,
    pub team: Team,
    pub devices: Vec<Device>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Team {
    pub id: i64,
    pub title: String,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Device {
    pub os: String,
    #[serde(rename = "ipAddress")]
    pub ip_address: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pinned: Option<bool>,
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Values of several types', zh: '多种类型的值' },
      input: {
        json: '[{"value":1,"at":null},{"value":"x","at":"10:00"},{"value":{"id":7,"tags":["a"]}}]',
        typeName: 'Events',
        derives: ['Debug', 'PartialEq', 'Serialize', 'Deserialize'],
      },
      output: {
        code: `use serde::{Deserialize, Serialize};

pub type Events = Vec<Event>;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    pub value: EventsValue,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub at: Option<Option<String>>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    pub id: i64,
    pub tags: Vec<String>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum EventsValue {
    Object(Value),
    String(String),
    Number(i64),
}

fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A tree, a map and long numbers', zh: '树、映射与长数字' },
      input: {
        json: `{
  "name": "根",
  "total": 123456789012345678901234567890,
  "children": [{ "name": "叶", "total": 1, "children": [] }],
  "rates": { "2026-01-05": 68.5, "2026-01-06": 70 }
}`,
        typeName: 'Node',
      },
      output: {
        code: `// serde_json keeps every digit of a Number with its feature "arbitrary_precision".

use serde::{Deserialize, Serialize};
use std::collections::HashMap;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Node {
    pub name: String,
    pub total: serde_json::Number,
    pub children: Vec<Node>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rates: Option<HashMap<String, f64>>,
}
`,
        warnings: [
          {
            line: 3,
            column: 3,
            message:
              'Numbers here have more digits than i64, u64 or f64 can represent: enable the serde_json feature arbitrary_precision to keep full precision',
            code: 'longNumber',
            params: {},
          },
        ],
      },
    },
    {
      title: { en: 'Several samples, one per line', zh: '多个示例，每行一个' },
      input: {
        json: `{"id": 1, "name": "Lin 林", "tags": ["new"]}
{"id": 2, "name": "Ada", "email": "ada@example.org"}`,
      },
      output: {
        code: `use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Root {
    pub id: i64,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'JSON Schema', zh: 'JSON Schema' },
      input: {
        json: sampleSchema,
      },
      output: {
        code: `use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Order {
    pub id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    pub buyer: Person,
    pub items: Vec<Item>,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub note: Option<Option<String>>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Item {
    pub sku: String,
    pub quantity: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<f64>,
}

fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
`,
        warnings: [],
      },
    },
  ],
}
