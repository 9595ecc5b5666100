/** Stubs of annotations: of libraries that Debian lacks, and of Lombok if it is not installed. */
export const annotationStubs: Record<string, string> = {
  'com/alibaba/fastjson2/annotation/JSONField': `package com.alibaba.fastjson2.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@Target({ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER})
public @interface JSONField {
    String name() default "";
}
`,
  'com/alibaba/fastjson2/annotation/JSONType': `package com.alibaba.fastjson2.annotation;

public @interface JSONType {
    com.alibaba.fastjson2.JSONReader.Feature[] deserializeFeatures() default {};
}
`,
  'com/alibaba/fastjson2/JSONReader': `package com.alibaba.fastjson2;

public abstract class JSONReader {
    public enum Feature { ErrorOnUnknownProperties }
}
`,
  'org/jspecify/annotations/Nullable': `package org.jspecify.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@Target(ElementType.TYPE_USE)
public @interface Nullable {}
`,
  'org/jspecify/annotations/NullMarked': `package org.jspecify.annotations;

public @interface NullMarked {}
`,
}

/** Lombok's annotations, without effect. */
export const lombokStubs: Record<string, string> = Object.fromEntries(
  ['Data', 'Getter', 'Setter', 'NoArgsConstructor', 'AllArgsConstructor', 'Builder'].map((name) => [
    `lombok/${name}`,
    `package lombok;\n\npublic @interface ${name} {${name === 'Builder' ? ' String builderClassName() default ""; ' : ''}}\n`,
  ]),
)
