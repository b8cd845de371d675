import {
  type ContactErrorKey,
  contactFormSchema,
  contactLimits,
  contactSubjects,
} from "#domain/contact.ts";
import { useContent, useText } from "../content/content-provider.tsx";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { FormBanner } from "./form-banner.tsx";
import type { FormResult } from "./form-result.ts";
import { useFormSubmission } from "./use-form-submission.ts";

interface ContactFormProps {
  result?: FormResult;
  wasSent: boolean;
}

/** The contact form; posts to its own page without script. SPEC 2.11, 4, 5. */
export function ContactForm({ result, wasSent }: ContactFormProps) {
  const words = useContent("contact").form;
  const t = useText();
  const { status, outcome, errors, values, round, formProps } = useFormSubmission({
    form: "contact",
    schema: () => contactFormSchema,
    result,
    wasSent,
  });
  const isLoading = status === "loading";
  const field = (name: string, label: string, isOptional = false) => ({
    id: `contact-${name}`,
    label: isOptional ? `${label} (${t("form.optional")})` : label,
    error: errors[name] && t(errors[name] as ContactErrorKey),
  });
  const value = (name: string) => ({ name, defaultValue: values[name]?.[0] });
  return (
    <form
      id="contact-form"
      key={round}
      method="post"
      className={styles.form}
      noValidate={useHydrated()}
      {...formProps}
    >
      <fieldset className={styles.fields} disabled={isLoading}>
        <div className={styles.pair}>
          <Field {...field("name", words.name)}>
            {(control) => (
              <input
                {...control}
                {...value("name")}
                autoComplete="name"
                maxLength={contactLimits.name}
                required
              />
            )}
          </Field>
          <Field {...field("email", words.email)}>
            {(control) => (
              <input
                {...control}
                {...value("email")}
                type="email"
                autoComplete="email"
                maxLength={contactLimits.email}
                required
              />
            )}
          </Field>
        </div>
        <Field {...field("subject", words.subject)}>
          {(control) => (
            <select {...control} {...value("subject")} required>
              <option value="">{words.subjectChoose}</option>
              {contactSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {words.subjects[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field("message", words.message)}>
          {(control) => (
            <textarea
              {...control}
              {...value("message")}
              rows={6}
              maxLength={contactLimits.message}
              required
            />
          )}
        </Field>
        <Field {...field("phone", words.phone, true)}>
          {(control) => (
            <input
              {...control}
              {...value("phone")}
              type="tel"
              autoComplete="tel"
              maxLength={contactLimits.phone}
            />
          )}
        </Field>
        <CheckboxField
          id="contact-contactByPhone"
          name="contactByPhone"
          label={words.contactByPhone}
          defaultChecked={"contactByPhone" in values}
        />
      </fieldset>
      <FormBanner
        status={status}
        outcome={outcome}
        texts={{
          sending: words.sending,
          success: words.successMessage,
          invalid: words.invalidMessage,
          failed: words.errorMessage,
        }}
      />
      <div>
        <Button type="submit" size="large" loading={isLoading}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
