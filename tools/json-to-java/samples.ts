import type { Samples } from '#kit/samples.ts'
import { sampleSchema } from '#lib/json-shape/sample-schema.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'Records for Jackson', zh: '用于 Jackson 的 Record' },
      input: {
        json: `{
  "id": 9007199254740993,
  "name": "Lin 林",
  "email": null,
  "created-at": "2026-03-14T09:26:53Z",
  "team": { "id": 12, "title": "Platform" },
  "devices": [
    { "os": "linux", "ipAddress": "10.0.0.7", "pinned": true },
    { "os": "macos", "ipAddress": null }
  ]
}`,
      },
      output: {
        code: `import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

@JsonIgnoreProperties(ignoreUnknown = true)
public record Root(
        Long id,
        String name,
        Object email,
        @JsonProperty("created-at") String createdAt,
        Team team,
        List<Device> devices) {

    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Team(
            Integer id,
            String title) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Device(
            String os,
            String ipAddress,
            @JsonInclude(JsonInclude.Include.NON_NULL) Boolean pinned) {}
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Lombok for Fastjson2', zh: '用于 Fastjson2 的 Lombok 类' },
      input: {
        json: '{"order_id":7,"total":12345678901234567890.50,"buyer":{"姓名":"林小雨","class":"A"}}',
        typeName: 'Order',
        packageName: 'com.example.orders',
        style: 'lombok',
        annotations: 'fastjson2',
        numbers: 'primitive',
        builder: true,
        comments: true,
      },
      output: {
        code: `package com.example.orders;

import com.alibaba.fastjson2.annotation.JSONField;
import java.math.BigDecimal;
import lombok.AllArgsConstructor;
import lombok.Builder;
import lombok.Data;
import lombok.NoArgsConstructor;

/** The whole document. */
@Data
@NoArgsConstructor
@AllArgsConstructor
@Builder
public class Order {
    /** "order_id": a number. */
    @JSONField(name = "order_id")
    private int orderId;

    /** "total": a number. */
    private BigDecimal total;

    /** "buyer": an object. */
    private Buyer buyer;

    /** The value of "buyer". */
    @Data
    @NoArgsConstructor
    @AllArgsConstructor
    @Builder
    public static class Buyer {
        /** "姓名": a string. */
        private String 姓名;

        /** "class": a string. */
        @JSONField(name = "class")
        private String class_;
    }
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Values of several types', zh: '多种类型的值' },
      input: { json: '{"tags":["a",1]}', typeName: 'Post' },
      output: {
        code: `import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.io.IOException;
import java.util.List;

@JsonIgnoreProperties(ignoreUnknown = true)
public record Post(
        List<Tag> tags) {

    @JsonDeserialize(using = Tag.Reader.class)
    public sealed interface Tag {
        record OfString(String value) implements Tag {
            @JsonValue
            @Override
            public String value() {
                return value;
            }
        }

        record OfNumber(Integer value) implements Tag {
            @JsonValue
            @Override
            public Integer value() {
                return value;
            }
        }

        final class Reader extends JsonDeserializer<Tag> {
            @Override
            public Tag deserialize(JsonParser parser, DeserializationContext context) throws IOException {
                return switch (parser.currentToken()) {
                    case VALUE_STRING -> new OfString(parser.getText());
                    case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new OfNumber(context.readValue(parser, Integer.class));
                    default -> (Tag) context.handleUnexpectedToken(Tag.class, parser);
                };
            }
        }
    }
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Getters and setters', zh: 'Getter 和 Setter' },
      input: { json: '[{"id":1,"active":true},{"id":2}]', typeName: 'Users', style: 'class', annotations: 'none' },
      output: {
        code: `import java.util.ArrayList;

public class Users extends ArrayList<Users.User> {
    public static class User {
        private Integer id;
        private Boolean active;

        public Integer getId() {
            return id;
        }

        public void setId(Integer id) {
            this.id = id;
        }

        public Boolean getActive() {
            return active;
        }

        public void setActive(Boolean active) {
            this.active = active;
        }
    }
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Several samples, one per line', zh: '多个示例，每行一个' },
      input: {
        json: `{"id": 1, "name": "Lin 林", "tags": ["new"]}
{"id": 2, "name": "Ada", "email": "ada@example.org"}`,
      },
      output: {
        code: `import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

@JsonIgnoreProperties(ignoreUnknown = true)
public record Root(
        Integer id,
        String name,
        @JsonInclude(JsonInclude.Include.NON_NULL) List<String> tags,
        @JsonInclude(JsonInclude.Include.NON_NULL) String email) {}
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
        code: `import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

@JsonIgnoreProperties(ignoreUnknown = true)
public record Order(
        Long id,
        @JsonInclude(JsonInclude.Include.NON_NULL) Status status,
        Person buyer,
        List<Item> items,
        String note) {

    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Person(
            String name,
            @JsonInclude(JsonInclude.Include.NON_NULL) String city) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Item(
            String sku,
            Long quantity,
            @JsonInclude(JsonInclude.Include.NON_NULL) Double price) {}

    public enum Status {
        @JsonProperty("open")
        OPEN,
        @JsonProperty("paid")
        PAID,
        @JsonProperty("sent")
        SENT
    }
}
`,
        warnings: [
          {
            line: 11,
            column: 5,
            message: 'The key "note" is null in some objects and missing in others: its property is null in both cases',
            code: 'nullOrMissing',
            params: { key: '"note"' },
          },
        ],
      },
    },
  ],
}
