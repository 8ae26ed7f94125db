# Runs FUZZER for SECONDS on a copy of CORPUS in WORK; inputs that break it stay in WORK.
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
file(COPY ${CORPUS}/ DESTINATION ${WORK}/corpus)
execute_process(
  COMMAND ${FUZZER} -max_total_time=${SECONDS} -timeout=5 -rss_limit_mb=2048 -max_len=65536
          -print_final_stats=1 -dict=${DICTIONARY} -artifact_prefix=${WORK}/ ${WORK}/corpus
  RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "the fuzzer stopped with ${status}; the input lies in ${WORK}")
endif()
