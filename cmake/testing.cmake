# pentario_test(name LIBS a b SOURCES x.cpp y.cpp [SHARDS n] [LONG]): one program of GoogleTest cases. ctest
# runs it as one process, or as n that share its cases where it is long; each leaves a report that tools/ctest
# counts. The tests themselves are compiled without optimization, which takes a third of the time, except
# those that do much work of their own (LONG). They run in the root of the tree: no path of this machine is
# built in, so that the compiler's cache serves every clone.
find_package(GTest REQUIRED)
function(pentario_test name)
  cmake_parse_arguments(ARG "LONG" "SHARDS" "LIBS;SOURCES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON)
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE PENTARIO_SOURCE_DIR=".")
  if(NOT ARG_LONG)
    target_compile_options(${name} PRIVATE -O0)
  endif()
  if(NOT ARG_SHARDS)
    set(ARG_SHARDS 1)
  endif()
  math(EXPR last "${ARG_SHARDS} - 1")
  foreach(shard RANGE ${last})
    add_test(NAME ${name}.${shard} COMMAND ${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(${name}.${shard} PROPERTIES TIMEOUT 600 ENVIRONMENT
      "GTEST_TOTAL_SHARDS=${ARG_SHARDS};GTEST_SHARD_INDEX=${shard};GTEST_BRIEF=1;GTEST_OUTPUT=xml:${CMAKE_BINARY_DIR}/reports/${name}.${shard}.xml")
  endforeach()
endfunction()

# pentario_game_test(game name [LONG] x.cpp y.cpp): tests of one game, with what src/games/tests has for
# the tests of all.
function(pentario_game_test game name)
  cmake_parse_arguments(ARG "LONG" "" "" ${ARGN})
  set(shared ${CMAKE_SOURCE_DIR}/src/games/tests)
  set(long "")
  if(ARG_LONG)
    set(long LONG)
  endif()
  pentario_test(${name} ${long} LIBS games SHARDS 2 SOURCES ${ARG_UNPARSED_ARGUMENTS}
    ${shared}/faults.cpp ${shared}/files.cpp ${shared}/golden.cpp ${shared}/perft_counts.cpp ${shared}/readme.cpp)
  target_compile_definitions(${name} PRIVATE PENTARIO_GAME="${game}")
endfunction()
