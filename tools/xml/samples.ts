import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const orders =
  '<?xml version="1.0"?><orders xmlns="urn:example:orders"><order id="0012"><item>绿茶</item><price>186.50</price></order><order id="0013"><item>红茶</item><price>59</price></order></orders>'

export const samples: Samples<typeof operations> = {
  format: [
    {
      title: { en: 'Orders in one line', zh: '一行的订单' },
      input: { xml: orders },
      output: {
        xml: '<?xml version="1.0"?>\n<orders xmlns="urn:example:orders">\n  <order id="0012">\n    <item>绿茶</item>\n    <price>186.50</price>\n  </order>\n  <order id="0013">\n    <item>红茶</item>\n    <price>59</price>\n  </order>\n</orders>\n',
        warnings: [],
      },
    },
    {
      title: { en: 'An attribute on each line', zh: '每个属性一行' },
      input: {
        xml: '<bean id="dataSource" class="com.example.Pool"><property name="url" value="jdbc:mysql://localhost/shop"/></bean>',
        attributes: 'each',
        indent: 4,
      },
      output: {
        xml: '<bean\n    id="dataSource"\n    class="com.example.Pool">\n    <property\n        name="url"\n        value="jdbc:mysql://localhost/shop"/>\n</bean>\n',
        warnings: [],
      },
    },
    {
      title: { en: 'Text with elements in it stays', zh: '文本与元素混排时保持原样' },
      input: { xml: '<p>Some <b>bold</b> text</p>' },
      output: { xml: '<p>Some <b>bold</b> text</p>\n', warnings: [] },
    },
  ],
  minify: [
    {
      title: { en: 'Without comments and line breaks', zh: '去掉注释和换行' },
      input: { xml: '<config>\n  <!-- server -->\n  <port>8080</port>\n  <hosts></hosts>\n</config>\n' },
      output: { xml: '<config><port>8080</port><hosts/></config>', size: 42 },
    },
  ],
  validate: [
    {
      title: { en: 'Tags that do not match', zh: '标签不匹配' },
      input: { xml: '<a>\n  <b>1 & 2</b>\n  <c>\n</a>' },
      output: {
        isValid: false,
        errors: [
          {
            line: 2,
            column: 8,
            message: '“&” is not a defined entity (write & as &amp;)',
            code: 'entity',
            params: { entity: '&' },
          },
          {
            line: 4,
            column: 4,
            message: '</a> closes <c>, which is open since line 3, column 3',
            code: 'mismatched',
            params: { name: 'a', open: 'c', openLine: 3, openColumn: 3 },
          },
        ],
        root: 'a',
        namespaces: [],
      },
    },
    {
      title: { en: 'Well-formed, with namespaces', zh: '格式良好，带命名空间' },
      input: { xml: orders },
      output: { isValid: true, errors: [], root: 'orders', namespaces: [{ prefix: '', uri: 'urn:example:orders' }] },
    },
  ],
  query: [
    {
      title: { en: 'Prices of orders', zh: '订单的金额' },
      input: { xml: orders, xpath: '//d:price' },
      output: {
        matches: [
          { path: '/orders/order[1]/price', kind: 'element', text: '186.50' },
          { path: '/orders/order[2]/price', kind: 'element', text: '59' },
        ],
        count: 2,
        result: '186.50\n59',
      },
    },
    {
      title: { en: 'A sum', zh: '求和' },
      input: { xml: orders, xpath: 'sum(//d:price)' },
      output: { matches: [], count: 0, value: '245.5', result: '245.5' },
    },
  ],
  toJson: [
    {
      title: { en: 'Orders', zh: '订单' },
      input: { xml: orders, types: true },
      output: {
        json: '{\n  "orders": {\n    "@xmlns": "urn:example:orders",\n    "order": [\n      {\n        "@id": "0012",\n        "item": "绿茶",\n        "price": 186.50\n      },\n      {\n        "@id": "0013",\n        "item": "红茶",\n        "price": 59\n      }\n    ]\n  }\n}',
        warnings: [],
      },
    },
    {
      title: { en: 'Nothing lost', zh: '不丢失任何内容' },
      input: { xml: '<p>Some <b>bold</b> text<!-- note --></p>', layout: 'ordered' },
      output: {
        json: '[\n  {\n    "name": "p",\n    "children": [\n      "Some ",\n      {\n        "name": "b",\n        "children": [\n          "bold"\n        ]\n      },\n      " text",\n      {\n        "comment": " note "\n      }\n    ]\n  }\n]',
        warnings: [],
      },
    },
  ],
  fromJson: [
    {
      title: { en: 'An order', zh: '一个订单' },
      input: { json: '{"order":{"@id":"0012","item":["绿茶","红茶"],"paid":true}}' },
      output: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<order id="0012">\n  <item>绿茶</item>\n  <item>红茶</item>\n  <paid>true</paid>\n</order>\n',
      },
    },
    {
      title: { en: 'A list', zh: '列表' },
      input: { json: '[{"name":"Ada"},{"name":"林小雨"}]', root: 'people', item: 'person' },
      output: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<people>\n  <person>\n    <name>Ada</name>\n  </person>\n  <person>\n    <name>林小雨</name>\n  </person>\n</people>\n',
      },
    },
  ],
}
