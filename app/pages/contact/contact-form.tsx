import { useLocation } from "react-router";
import type { ContactErrorKey } from "#domain/booking/contact-schema.ts";
import { contactLimits, contactSubjects } from "#domain/booking/form-limits.ts";
import { legalPathOf } from "#domain/pages/routes.ts";
import { CheckboxField, Field, TextField } from "../../forms/fields.tsx";
import styles from "../../forms/form.module.css";
import { ErrorSummary, FormBanner } from "../../forms/form-banner.tsx";
import type { FormResult } from "../../forms/form-result.ts";
import { useFormSubmission } from "../../forms/use-form-submission.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useText } from "../../words/content-provider.tsx";

interface ContactFormProps {
  result?: FormResult;
  /** The subject that the address names. */
  preselected?: (typeof contactSubjects)[number];
}

/** The contact form; posts to its own page without script. SPEC 2.11, 4, 5. */
export function ContactForm({ result, preselected }: ContactFormProps) {
  const words = useContent("contact").form;
  const t = useText();
  const { status, outcome, errors, summaryErrors, initial, formProps } = useFormSubmission({
    form: "contact",
    result,
  });
  const { formKey, values, isCleared } = initial;
  const named = isCleared ? undefined : preselected;
  const isLoading = status === "loading";
  const textOf = (key: string) => t(key as ContactErrorKey);
  const errorOf = (name: string) => errors[name] && textOf(errors[name]);
  const field = (name: string, label: string) => ({
    form: "contact",
    name,
    label,
    error: errorOf(name),
    defaultValue: values[name]?.[0],
  });
  return (
    <form
      id="contact-form"
      action={`${useLocation().pathname}#contact-form`}
      method="post"
      className={styles.form}
      noValidate={useHydrated()}
      {...formProps}
    >
      <ErrorSummary
        form="contact"
        status={status}
        title={words.invalidMessage}
        errors={summaryErrors}
        textOf={textOf}
      />
      <fieldset key={`fields ${formKey}`} className={styles.fields} disabled={isLoading}>
        <legend className="visually-hidden">{words.title}</legend>
        <div className={styles.pair}>
          <TextField
            {...field("name", words.name)}
            autoComplete="name"
            maxLength={contactLimits.name}
            required
          />
          <TextField
            {...field("email", words.email)}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            required
          />
        </div>
        <Field id="contact-subject" label={words.subject} error={errorOf("subject")}>
          {(control) => (
            <select
              {...control}
              name="subject"
              defaultValue={values.subject?.[0] ?? named}
              required
            >
              <option value="">{words.subjectChoose}</option>
              {contactSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {words.subjects[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="contact-message" label={words.message} error={errorOf("message")}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              defaultValue={values.message?.[0]}
              rows={6}
              maxLength={contactLimits.message}
              required
            />
          )}
        </Field>
        <TextField
          {...field("phone", `${words.phone} (${t("form.optional")})`)}
          type="tel"
          autoComplete="tel"
          maxLength={contactLimits.phone}
        />
        <CheckboxField
          id="contact-contactByPhone"
          name="contactByPhone"
          label={words.contactByPhone}
          defaultChecked={"contactByPhone" in values}
        />
        <p>
          <a href={legalPathOf("privacy")}>{t("footer.privacy")}</a>
        </p>
      </fieldset>
      <FormBanner
        status={status}
        outcome={outcome}
        texts={{
          sending: words.sending,
          success: words.successMessage,
          accepted: words.accepted,
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
